import { parse } from 'yaml';
import { z } from 'zod';
import { patchJson, patchYaml } from './form/patch.ts';

/** The texts of `content/`, by their paths in it. */
export type Files = ReadonlyMap<string, string>;

const anything = z.record(z.string(), z.unknown());
export type Fields = z.infer<typeof anything>;

const front = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Changed files of `content/`; `undefined` deletes one. */
export class Draft {
  readonly changes = new Map<string, string | undefined>();
  readonly #files: Files;

  constructor(files: Files) {
    this.#files = files;
  }

  names = () => {
    const added = [...this.changes].filter(([, text]) => text !== undefined).map(([name]) => name);
    return [...new Set([...this.#files.keys(), ...added])].filter((file) => this.has(file));
  };

  has = (file: string) =>
    this.changes.has(file) ? this.changes.get(file) !== undefined : this.#files.has(file);

  text = (file: string) =>
    (this.changes.has(file) ? this.changes.get(file) : this.#files.get(file)) ?? '';

  set(file: string, text: string | undefined) {
    if (text === this.#files.get(file)) this.changes.delete(file);
    else this.changes.set(file, text);
  }

  json<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
    if (!this.has(file)) return undefined;
    // The schema itself would return fields in its own order.
    const fits = z.custom<z.infer<Schema>>((value) => schema.safeParse(value).success);
    return fits.safeParse(JSON.parse(this.text(file))).data;
  }

  setJson(file: string, value: unknown) {
    // Drops fields that are undefined.
    this.set(file, patchJson(this.text(file), JSON.parse(JSON.stringify(value))));
  }

  words(file: string): { fields: Fields; body: string } {
    const [, fields = '', body = ''] = front.exec(this.text(file)) ?? [];
    return { fields: anything.parse(parse(fields) ?? {}), body };
  }

  setFields(file: string, fields: Fields) {
    const [, before = '', body = ''] = front.exec(this.text(file)) ?? [];
    this.set(file, `---\n${patchYaml(before, fields)}\n---\n${body}`);
  }

  setBody(file: string, body: string) {
    const [, before = ''] = front.exec(this.text(file)) ?? [];
    this.set(file, `---\n${before}\n---\n${body}`);
  }
}
