import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, locales } from '../../../app/locales.ts';
import { pagesOf, paths } from '../../../app/paths.ts';
import { serveFolder } from '../../serve/serve-folder.ts';
import { launch } from './browser.ts';
import { catalogueUse } from './catalogue.ts';
import { visit } from './measure.ts';
import { keep, table } from './report.ts';
import { begunProject } from './begun.ts';
import { syntheticProject } from './synthetic.ts';
import { timedBuild } from './timed-build.ts';
import { pageWeight, scriptsWeight, type Weight } from './weights.ts';

const measured = {
  home: paths.home(defaultLocale),
  catalogue: paths.destinations(defaultLocale),
  guide: paths.guide(defaultLocale),
  destination: paths.destination(defaultLocale, 'istanbul'),
  article: paths.article(defaultLocale, 'istanbul'),
  credits: paths.credits(defaultLocale),
};

type Grown = ReturnType<typeof syntheticProject>;

async function measure(label: string, { project, site: content }: Grown) {
  try {
    const pages = locales.flatMap((locale) => pagesOf(locale, content)).length;
    console.log(`${label}: building ${pages} pages …`);
    const first = await timedBuild(project);
    console.log(`${label}: built in ${first.seconds.toFixed(0)} s, with what is drawn only once`);
    const build = await timedBuild(project);
    console.log(`${label}: built again in ${build.seconds.toFixed(0)} s`);

    const folder = join(project, 'build/client');
    const site = await serveFolder(folder);
    const browser = await launch();
    try {
      const visits = [];
      for (const [name, address] of Object.entries(measured)) {
        const { fcp, lcp, tbt, cls, bytes, js, requests } = await visit(
          browser,
          site.origin + address,
          true,
        );
        const weight = pageWeight(folder, address);
        visits.push({ name, weight, fcp, lcp, tbt, cls, bytes, js, requests });
      }
      const catalogue = await catalogueUse(browser, site.origin + measured.catalogue);
      return {
        label,
        pages,
        first: first.seconds,
        build,
        scripts: scriptsWeight(folder),
        visits,
        catalogue,
      };
    } finally {
      await browser.close();
      await site.stop();
    }
  } finally {
    rmSync(project, { recursive: true });
  }
}

type Growth = Awaited<ReturnType<typeof measure>>;

const whole = (value: number) => String(Math.round(value));
const kilobytes = ({ plain, packed }: Weight) =>
  `${(packed / 1000).toFixed(1)} (${whole(plain / 1000)})`;

const cpuOf = ({ steps }: Growth['build']) =>
  steps.reduce((total, { cpuSeconds }) => total + cpuSeconds, 0);

const buildRow = ({ label, pages, first, build, scripts, catalogue }: Growth) => [
  label,
  whole(pages),
  first.toFixed(1),
  build.seconds.toFixed(1),
  cpuOf(build).toFixed(1),
  ((cpuOf(build) / pages) * 1000).toFixed(0),
  ...['check-content.ts', 'react-router', 'postbuild.ts'].map((step) =>
    (build.steps.find(({ name }) => name.startsWith(step))?.cpuSeconds ?? Number.NaN).toFixed(1),
  ),
  whole(build.megabytes),
  kilobytes(scripts),
  whole(catalogue.elements),
  whole(catalogue.hydrated),
  whole(catalogue.slowestTag),
  whole(catalogue.all),
];

const pageRows = ({ label, visits }: Growth) =>
  visits.map(({ name, weight, fcp, lcp, tbt, cls, bytes, requests }) => [
    name,
    label,
    ...[weight.html, weight.script, weight.data].map(kilobytes),
    (bytes / 1000).toFixed(1),
    ...[requests, fcp, lcp, tbt].map(whole),
    cls.toFixed(3),
  ]);

/** Builds the site with many times its destinations and articles. */
export async function benchOfScale(factors: readonly number[]) {
  const growth: Growth[] = [];
  for (const times of factors) growth.push(await measure(`${times} ×`, syntheticProject(times)));
  report(growth);
}

/** Builds the site as it is, and with destinations and articles that `npm run new` has begun. */
export async function benchOfBegun(destination: number, article: number) {
  const begun = await begunProject({ destination, article });
  report([
    await measure('today', syntheticProject(1)),
    await measure(`${destination} + ${article}`, begun),
  ]);
}

function report(growth: Growth[]) {
  console.log(
    '\nBuild: seconds of the first and of the next, and of the processor seconds, ms a page, seconds a step; peak MB; scripts',
  );
  console.log("that are no one page's own, KB packed (plain); the catalogue on a mid phone, ms.\n");
  const head = [
    '',
    'pages',
    'first s',
    's',
    'CPU s',
    'ms/page',
    'check',
    'render',
    'postbuild',
    'MB',
    'scripts',
  ];
  console.log(table([...head, 'elements', 'hydrated', 'a tag', 'all'], growth.map(buildRow)));
  console.log(
    '\nPages: KB packed (plain) of HTML, own script and data; all KB of a visit, and ms.\n',
  );
  console.log(
    table(
      ['page', '', 'html', 'script', 'data', 'KB', 'req.', 'FCP', 'LCP', 'TBT', 'CLS'],
      Object.keys(measured).flatMap((name) =>
        growth.flatMap(pageRows).filter(([row]) => row === name),
      ),
    ),
  );
  keep('scale', growth);
}
