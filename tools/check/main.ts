import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '../../app/days.ts';
import { root } from '../run/npm.mjs';
import { check } from './check.ts';
import { annotationsOf, summaryOf, textOf } from './tell.ts';

const {
  GITHUB_ACTIONS: actions,
  GITHUB_STEP_SUMMARY: summary,
  GITHUB_SERVER_URL: server,
  GITHUB_REPOSITORY: repository,
  GITHUB_SHA: commit,
} = process.env;

const content = join(root, 'content');
const checked = check(content, today());
console.log(textOf(checked));
if (actions === 'true') for (const line of annotationsOf(content, checked)) console.log(line);
if (summary) {
  const browse = server && repository && commit && `${server}/${repository}/blob/${commit}/`;
  appendFileSync(summary, summaryOf(content, checked, browse || undefined));
}
if (checked.problems.length > 0) process.exitCode = 1;
