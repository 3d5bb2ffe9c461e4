import { join } from 'node:path';
import { loadContent } from '../../app/content/load.server.ts';
import type { Locale } from '../../app/locales.ts';
import { builtSite } from '../build/built-site.ts';
import { fieldOfProblem, sayProblem } from '../edit/problem.ts';
import { problemsNow } from '../edit/problems.ts';
import { isWordKey, sayIn } from '../edit/words.ts';
import { root } from '../run/npm.mjs';
import { buildSteps, runStep } from './build.ts';
import { checks } from './checks/all.ts';
import { readBuiltSite } from './checks/built-pages.ts';
import type { Finding } from './checks/finding.ts';
import { type Sentence, sentencesOf } from './checks/sentences.ts';

export type Step = { name: string; ok: boolean; seconds: number };

type Options = {
  locale: Locale;
  /** Called with a line for each step when it starts, every ten seconds, and when it ends. */
  tell: (line: string) => void;
};

const secondsOf = (since: number) => (performance.now() - since) / 1000;

/** Runs steps one after another and tells how long each takes. */
function stepper(tell: Options['tell']) {
  const steps: Step[] = [];
  async function step<Result>(
    name: string,
    run: () => Result | Promise<Result>,
    isOk: (result: Result) => boolean,
  ) {
    tell(`${name} …`);
    const since = performance.now();
    const ticks = setInterval(() => tell(`  … ${secondsOf(since).toFixed(0)} s`), 10_000);
    try {
      const result = await run();
      const ok = isOk(result);
      const seconds = secondsOf(since);
      steps.push({ name, ok, seconds });
      tell(`  ${ok ? '✓' : '✗'} ${seconds.toFixed(1)} s`);
      return result;
    } finally {
      clearInterval(ticks);
    }
  }
  return { steps, step };
}

const content = join(root, 'content');

/** The problems of the content, or else the last line of the build. */
async function sentencesOfBuild(locale: Locale, output: string): Promise<Sentence[]> {
  const t = sayIn(locale);
  const problems = await problemsNow(root, content);
  if (problems.length === 0) {
    const lines = output.trim().split('\n');
    const problem = lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? '';
    return [
      {
        where: 'npm run build',
        says: t('check.buildFailed', { problem: problem.trim() }),
        mend: t('mend.buildFailed'),
      },
    ];
  }
  return problems.map((problem) => {
    const entry = problem.where[locale];
    const where = [entry, fieldOfProblem(t, problem)].filter(Boolean).join(', ');
    return {
      where: `content/${problem.file}`,
      says: t('check.content', { where, problem: sayProblem(t, locale, problem) }),
      mend: t('mend.content', { entry }),
    };
  });
}

/** Checks a built site without building it. */
async function checkBuiltSite({ locale, tell, folder = builtSite }: Options & { folder?: string }) {
  const t = sayIn(locale);
  const { steps, step } = stepper(tell);
  const site = await step(
    t('publish.step.read'),
    () => readBuiltSite(folder),
    () => true,
  );
  const findings: Finding[] = [];
  for (const check of checks) {
    findings.push(
      ...(await step(
        t(check.step),
        () => check.run(site),
        (found) => found.length === 0,
      )),
    );
  }
  return {
    steps,
    sentences: sentencesOf(locale, findings, { content: loadContent(content), folder: content }),
  };
}

/** Builds the site and checks what was built. */
export async function checkSite({ locale, tell }: Options) {
  const t = sayIn(locale);
  const { steps, step } = stepper(tell);
  for (const { name, ...command } of buildSteps()) {
    const key = `publish.step.${name}`;
    const { ok, output } = await step(
      isWordKey(key) ? t(key) : name,
      () => runStep(command),
      (result) => result.ok,
    );
    if (!ok) return { isBuilt: false, steps, sentences: await sentencesOfBuild(locale, output) };
  }
  const built = await checkBuiltSite({ locale, tell });
  return { isBuilt: true, steps: [...steps, ...built.steps], sentences: built.sentences };
}
