import { isLocale, localeInfo, type Locale } from '../../app/locales.ts';
import { escape, htmlPage, htmlRow } from '../report/html.ts';
import { bars, code, dayChart, shortened, speechOf, type Speech } from './bars.ts';
import { mostInMinute, type Visits } from './count.ts';

const css = `
.sums { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: 1.5rem 0; } .sums div { display: grid; }
.sums dt { color: var(--soft); } .sums dd { margin: 0; font-size: 1.6rem; }
.days { display: block; width: 100%; height: 11rem; background: var(--raised); } [dir=rtl] svg { scale: -1 1; }
.pages { fill: color-mix(in oklab, var(--yes) 45%, transparent); } .visits { fill: var(--yes); }
.ends { display: flex; justify-content: space-between; }
.bars { width: 100%; } .bars td { padding-inline-end: 1rem; } .bars td:last-child { width: 45%; }
.bars svg { display: block; width: 100%; height: 1.1rem; } .bars td:nth-child(2) { text-align: end; }
bdi { overflow-wrap: anywhere; }
`;

/** Pages and hosts shown for an address that was not found. */
const linking = 3;

const section = (title: string, body: string) =>
  `<section><h2>${escape(title)}</h2>${body}</section>`;

function missingTable(missing: Visits['missing'], speech: Speech) {
  const { say, number } = speech;
  if (missing.length === 0) return `<p>${escape(say('list.none'))}</p>`;
  const head = (['missing.address', 'missing.count', 'missing.from'] as const).map(
    (key) => `<th>${escape(say(key))}</th>`,
  );
  const { rows, more } = shortened(missing, speech, ({ address, count, from }) => {
    const links = from.slice(0, linking).map(({ name }) => code(name));
    return htmlRow([code(address), number(count), links.join('<br>')]);
  });
  return (
    `<p class="about">${escape(say('missing.about'))}</p>` +
    `<table><tr>${head.join('')}</tr>${rows}</table>${more}`
  );
}

const languageName = (name: string) => (isLocale(name) ? localeInfo[name].name : name);

const deviceKeys = ['devices.phone', 'devices.tablet', 'devices.computer'] as const;

export function visitsPage(visits: Visits, locale: Locale) {
  const speech = speechOf(locale);
  const { say, number } = speech;
  const title = say('page.title', {
    from: speech.day(visits.days[0]?.day ?? ''),
    until: speech.day(visits.days.at(-1)?.day ?? ''),
  });
  const sums = [
    [say('sum.visits'), number(visits.visits)],
    [say('sum.pages'), number(visits.read)],
    [say('sum.failures'), number(visits.failures)],
  ] as const;
  const leftOut = [
    [say('sum.robots'), number(visits.robots)],
    [say('sum.probes'), number(visits.probes)],
    [say('sum.atOnce', { most: mostInMinute }), number(visits.atOnce)],
    [say('sum.unread'), number(visits.unread)],
  ] as const;
  const sourceName = (name: string) => (name === '' ? escape(say('sources.direct')) : code(name));
  const countryName = (name: string) => escape(speech.country(name));
  const deviceName = (name: string) =>
    escape(say(deviceKeys.find((key) => key.endsWith(name)) ?? 'devices.unknown'));

  const body = [
    `<h1>${escape(title)}</h1><p>${escape(say('page.about'))}</p><dl class="sums">`,
    ...sums.map(([name, value]) => `<div><dt>${escape(name)}</dt><dd>${value}</dd></div>`),
    '</dl>',
    section(say('days.title'), dayChart(visits.days, speech)),
    section(say('languages.title'), bars(visits.languages, speech, languageName)),
    section(say('pages.title'), bars(visits.pages, speech, code)),
    visits.countries.length === 0
      ? ''
      : section(say('countries.title'), bars(visits.countries, speech, countryName)),
    section(say('sources.title'), bars(visits.sources, speech, sourceName)),
    section(say('missing.title'), missingTable(visits.missing, speech)),
    section(say('devices.title'), bars(visits.devices, speech, deviceName)),
    `<ul>${leftOut.map(([name, value]) => `<li>${escape(name)}: ${value}</li>`).join('')}</ul>`,
  ];
  const lines = [...sums, ...leftOut].map(([name, value]) => `${name}: ${value}`);
  return {
    html: htmlPage(title, body.join('\n'), { lang: locale, dir: localeInfo[locale].dir, css }),
    text: [title, ...lines].join('\n'),
  };
}
