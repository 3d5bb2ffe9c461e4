import { z } from 'zod';

/** A request in an access log. */
export type Hit = {
  /** Milliseconds. */
  time: number;
  ip: string;
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  referrer: string;
  agent: string;
  country?: string | undefined;
  host?: string | undefined;
};

/** Apache, nginx and Caddy's `transform`; with the name of the host before it, and without the last two fields too. */
const combined =
  /^(?:(\S+) )?(\S+) \S+ \S+ \[([^\]]+)\] "((?:[^"\\]|\\.)*)" (\d{3}) (?:\d+|-)(?: "((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)")?/;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 27/Nov/2026:10:00:00 +0300 */
function timeOf(text: string) {
  const [, day, month = '', year, time, zone = ''] =
    /^(\d\d)\/(\w{3})\/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d{4})$/.exec(text) ?? [];
  const number = String(months.indexOf(month) + 1).padStart(2, '0');
  return Date.parse(`${year}-${number}-${day}T${time}${zone.replace(/\d\d$/, ':$&')}`);
}

const pathOf = (target: string) => target.split(/[?#]/, 1).join('');

/** A field that the log leaves empty. */
const known = (field = '') => (field === '-' ? '' : field);

function ofText(line: string): Hit | undefined {
  const [, host, ip = '', time = '', request = '', status, referrer, agent] =
    combined.exec(line) ?? [];
  if (status === undefined) return undefined;
  const [method = '', target = ''] = request.split(' ');
  return {
    time: timeOf(time),
    ip,
    method,
    path: pathOf(target),
    status: Number(status),
    referrer: known(referrer),
    agent: known(agent),
    host: host?.replace(/:\d+$/, ''),
  };
}

/** ISO 8601, or seconds, milliseconds or nanoseconds since 1970. */
const moment = z
  .union([z.string(), z.number()])
  .transform((value) =>
    typeof value === 'string'
      ? Date.parse(value)
      : value > 1e17
        ? value / 1e6
        : value > 1e11
          ? value
          : value * 1000,
  );

/** https://caddyserver.com/docs/caddyfile/directives/log */
const caddy = z
  .object({
    ts: moment,
    status: z.number(),
    request: z.object({
      remote_ip: z.string().default(''),
      client_ip: z.string().optional(),
      method: z.string(),
      host: z.string(),
      uri: z.string(),
      headers: z.record(z.string(), z.array(z.string())).default({}),
    }),
  })
  .transform(
    ({ ts, status, request: { remote_ip, client_ip, method, host, uri, headers } }): Hit => ({
      time: ts,
      ip: client_ip ?? remote_ip,
      method,
      path: pathOf(uri),
      status,
      referrer: headers['Referer']?.[0] ?? '',
      agent: headers['User-Agent']?.[0] ?? '',
      host: host.replace(/:\d+$/, ''),
    }),
  );

/** https://developers.cloudflare.com/logs/logpush/logpush-job/datasets/zone/http_requests/ */
const cloudflare = z
  .object({
    EdgeStartTimestamp: moment,
    EdgeResponseStatus: z.number(),
    ClientIP: z.string().default(''),
    ClientRequestMethod: z.string(),
    ClientRequestURI: z.string(),
    ClientRequestHost: z.string().optional(),
    ClientRequestReferer: z.string().default(''),
    ClientRequestUserAgent: z.string().default(''),
    ClientCountry: z.string().optional(),
  })
  .transform((one): Hit => ({
    time: one.EdgeStartTimestamp,
    ip: one.ClientIP,
    method: one.ClientRequestMethod,
    path: pathOf(one.ClientRequestURI),
    status: one.EdgeResponseStatus,
    referrer: one.ClientRequestReferer,
    agent: one.ClientRequestUserAgent,
    country: one.ClientCountry?.toUpperCase(),
    host: one.ClientRequestHost,
  }));

const json = z.union([caddy, cloudflare]);

function ofJson(line: string): Hit | undefined {
  try {
    return json.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** `undefined` for a line in no format that is known here. */
export function hitOf(line: string): Hit | undefined {
  const hit = line.startsWith('{') ? ofJson(line) : ofText(line);
  return hit && Number.isFinite(hit.time) ? hit : undefined;
}
