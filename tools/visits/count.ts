import { isbot } from 'isbot';
import { addDays } from '../../app/days.ts';
import { localeOf } from '../../app/locale-ids.ts';
import { hitOf, type Hit } from './hit.ts';

/** More pages than this in a minute were not read: an offline copy was saved, or a program fetched them. */
export const mostInMinute = 15;

/** What no visitor opens, but programs that look for ways into other software. */
const probe = /\.(?:php\d?|aspx?|env|git|sql|bak|ya?ml|ini|cgi|zip)\b|\/\.|\/wp-|cgi-bin/i;

/** A file that a page loads. */
const file = /\.[a-z0-9]{2,12}$/i;

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '');

const dayOf = (time: number) => {
  const date = new Date(time);
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

type Device = 'phone' | 'tablet' | 'computer' | 'unknown';

function deviceOf(agent: string): Device {
  if (agent === '') return 'unknown';
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  return /Mobi|iPhone|Android/.test(agent) ? 'phone' : 'computer';
}

function readable(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const addressOf = (path: string) => readable(path).replace(/\/+$/, '') || '/';

function sourceOf(referrer: string) {
  if (!URL.canParse(referrer)) return undefined;
  const { hostname, pathname } = new URL(referrer);
  return hostname ? { host: withoutWww(hostname), path: addressOf(pathname) } : undefined;
}

class Counts {
  readonly #counts = new Map<string, number>();
  add(key: string) {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }
  /** The most frequent first. */
  sorted() {
    return [...this.#counts]
      .map(([name, count]) => ({ name, count }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  }
}
export type Counted = ReturnType<Counts['sorted']>[number];

/** One device on one day. */
type Visit = {
  day: string;
  device: Device;
  country: string | undefined;
  source: string;
  minutes: Map<number, string[]>;
};

type Missing = { count: number; from: Counts };

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Addresses of visitors are compared, and are in no result. */
export class VisitCounter {
  readonly #ownHosts: Set<string>;
  readonly #visits = new Map<string, Visit>();
  readonly #missing = new Map<string, Missing>();
  #lines = 0;
  #unread = 0;
  #robots = 0;
  #probes = 0;
  #failures = 0;

  /** @param origin Of the site, whose links are not sources. */
  constructor(origin: string) {
    this.#ownHosts = new Set([withoutWww(new URL(origin).hostname)]);
  }

  /** Returns whether the line was understood. */
  add(line: string): boolean {
    this.#lines += 1;
    const hit = hitOf(line);
    if (!hit) this.#unread += 1;
    else if (hit.agent !== '' && isbot(hit.agent)) this.#robots += 1;
    else if (probe.test(hit.path)) this.#probes += 1;
    else if (hit.method === 'GET') this.#count(hit);
    return hit !== undefined;
  }

  #count(hit: Hit) {
    if (hit.host) this.#ownHosts.add(withoutWww(hit.host));
    if (hit.status >= 500) this.#failures += 1;
    if (hit.status === 404) this.#countMissing(hit);
    const isRead = hit.status === 200 || hit.status === 304;
    if (isRead && hit.path.startsWith('/') && !file.test(hit.path)) this.#countPage(hit);
  }

  #countMissing({ path, referrer }: Hit) {
    const address = addressOf(path);
    const missing = this.#missing.get(address) ?? { count: 0, from: new Counts() };
    this.#missing.set(address, missing);
    missing.count += 1;
    const source = sourceOf(referrer);
    if (source) missing.from.add(this.#ownHosts.has(source.host) ? source.path : source.host);
  }

  #countPage({ time, ip, agent, country, path, referrer }: Hit) {
    const day = dayOf(time);
    const key = `${day} ${ip} ${agent}`;
    const visit = this.#visits.get(key) ?? {
      day,
      device: deviceOf(agent),
      country,
      source: '',
      minutes: new Map<number, string[]>(),
    };
    this.#visits.set(key, visit);
    const { host = '' } = sourceOf(referrer) ?? {};
    if (!this.#ownHosts.has(host)) visit.source ||= host;
    const minute = Math.floor(time / 60_000);
    visit.minutes.set(minute, [...(visit.minutes.get(minute) ?? []), addressOf(path)]);
  }

  result() {
    const days = new Map<string, { visits: number; pages: number }>();
    const pages = new Counts();
    const languages = new Counts();
    const countries = new Counts();
    const sources = new Counts();
    const devices = new Counts();
    let atOnce = 0;
    for (const { day, device, country, source, minutes } of this.#visits.values()) {
      const read = [...minutes.values()].filter(({ length }) => length <= mostInMinute).flat();
      atOnce += sum([...minutes.values()].map(({ length }) => length)) - read.length;
      if (read.length === 0) continue;
      const known = days.get(day) ?? { visits: 0, pages: 0 };
      days.set(day, { visits: known.visits + 1, pages: known.pages + read.length });
      devices.add(device);
      sources.add(source);
      if (country) countries.add(country);
      for (const address of read) {
        pages.add(address);
        languages.add(localeOf(address));
      }
    }
    const [first = '', ...later] = [...days.keys()].toSorted();
    const last = later.at(-1) ?? first;
    const everyDay: { day: string; visits: number; pages: number }[] = [];
    for (let day = first; day !== '' && day <= last; day = addDays(day, 1))
      everyDay.push({ day, ...(days.get(day) ?? { visits: 0, pages: 0 }) });
    return {
      days: everyDay,
      visits: sum(everyDay.map((one) => one.visits)),
      read: sum(everyDay.map((one) => one.pages)),
      pages: pages.sorted(),
      languages: languages.sorted(),
      countries: countries.sorted(),
      sources: sources.sorted(),
      devices: devices.sorted(),
      missing: [...this.#missing]
        .map(([address, { count, from }]) => ({ address, count, from: from.sorted() }))
        .toSorted((a, b) => b.count - a.count || a.address.localeCompare(b.address)),
      lines: this.#lines,
      unread: this.#unread,
      robots: this.#robots,
      probes: this.#probes,
      failures: this.#failures,
      atOnce,
    };
  }
}
export type Visits = ReturnType<VisitCounter['result']>;
