import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { z } from 'zod';
import { filesIn, read } from '../project.ts';

/* As much of GitHub as the editor asks for, with the content of the project. */

const sha = (text: string) => createHash('sha1').update(text).digest('hex');

const inputSchema = z.object({
  expectedHeadOid: z.string(),
  message: z.object({ headline: z.string() }),
  fileChanges: z.object({
    additions: z.array(z.object({ path: z.string(), contents: z.base64() })).default([]),
    deletions: z.array(z.object({ path: z.string() })).default([]),
  }),
});
const requestSchema = z.object({
  query: z.string(),
  variables: z.object({ input: z.unknown().optional() }).optional(),
});

export class FakeGitHub {
  readonly files = new Map(
    filesIn(['content'], '.json', '.md').map((file) => [file, read(file)] as const),
  );
  readonly messages = ['First'];

  get #head() {
    return {
      oid: sha(`commit ${this.messages.length}`),
      message: this.messages.at(-1),
      committedDate: '2027-03-01T12:00:00Z',
      author: { name: 'Ayşe', email: 'a@site.example', user: { id: 2, login: 'ayse' } },
    };
  }

  commit(message: string, changes: Readonly<Record<string, string>>) {
    for (const [file, text] of Object.entries(changes)) this.files.set(file, text);
    this.messages.push(message);
    const saved = Object.values(changes).map((text, at) => [`file_${at}`, { oid: sha(text) }]);
    return { ...this.#head, ...Object.fromEntries(saved) };
  }

  #mutate(input: unknown) {
    const { expectedHeadOid, message, fileChanges } = inputSchema.parse(input);
    if (expectedHeadOid !== this.#head.oid) return { errors: [{ message: 'The branch moved' }] };
    for (const { path } of fileChanges.deletions) this.files.delete(path);
    const changes = fileChanges.additions.map(({ path, contents }) => [
      path,
      Buffer.from(contents, 'base64').toString(),
    ]);
    const commit = this.commit(message.headline, Object.fromEntries(changes));
    return { data: { createCommitOnBranch: { commit } } };
  }

  #query(query: string) {
    const history = { target: { history: { nodes: [this.#head] } } };
    const texts = new Map([...this.files.values()].map((text) => [sha(text), text]));
    const blobs = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(
      ([, alias = '', oid = '']) => [alias, { text: texts.get(oid), isTruncated: false }],
    );
    const commits = [...query.matchAll(/(\w+):\s+ref\(qualifiedName/g)].map(([, alias = '']) => [
      alias,
      history,
    ]);
    const found = Object.fromEntries([...blobs, ...commits]);
    return { data: { repository: { defaultBranchRef: { name: 'main' }, ref: history, ...found } } };
  }

  #answer(path: string, body: string | null) {
    if (path === '/user') return { id: 1, login: 'owner', name: 'Owner', avatar_url: '' };
    if (path.includes('/git/trees/')) {
      const tree = [...this.files].map(([file, text]) => ({
        type: 'blob',
        path: file,
        sha: sha(text),
        size: Buffer.byteLength(text),
      }));
      return { tree };
    }
    if (path !== '/graphql') return {};
    const { query, variables } = requestSchema.parse(JSON.parse(body ?? ''));
    return query.includes('createCommitOnBranch')
      ? this.#mutate(variables?.input)
      : this.#query(query);
  }

  serve(page: Page) {
    return page.route('https://api.github.com/**', (route: Route) => {
      const request = route.request();
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      };
      const { pathname } = new URL(request.url());
      const isEmpty = request.method() === 'OPTIONS' || pathname.includes('/collaborators/');
      if (isEmpty) return route.fulfill({ status: 204, headers });
      return route.fulfill({ headers, json: this.#answer(pathname, request.postData()) });
    });
  }
}
