import { z } from 'zod';

const valueSchema = z.union([z.string(), z.number()]);
export const fieldSchema = z.looseObject({
  name: z.string(),
  i18n: z.boolean().optional(),
  pattern: z.tuple([z.string(), z.string()]).optional(),
  options: z.array(z.union([valueSchema, z.object({ value: valueSchema })])).optional(),
  root: z.boolean().optional(),
  typeKey: z.string().optional(),
  get field() {
    return fieldSchema.optional();
  },
  get fields() {
    return z.array(fieldSchema).optional();
  },
  get types() {
    return z.array(fieldSchema).optional();
  },
});
export type Field = z.infer<typeof fieldSchema>;

const groupsOf = (field: Field) => field.types ?? [field];

/** With those within lists and groups. */
export const allFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...(field.field ? [field.field] : []),
    ...allFields(groupsOf(field).flatMap((group) => group.fields ?? [])),
  ]);

/** As the editor reads a pattern. */
export function fits({ pattern }: Field, typed: string) {
  const [, source = '', flags] = /^\/?(.+?)(?:\/([a-z]*))?$/.exec(pattern?.[0] ?? '.') ?? [];
  return new RegExp(source, flags).test(typed);
}

/** What a file has and its form would refuse, or has no field for. */
export function refused(fields: readonly Field[], value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, one]) => {
    const field = fields.find(({ name }) => name === key);
    const own = `${path}.${key}`;
    if (field === undefined) return [own];
    return (Array.isArray(one) ? one : [one]).flatMap((item) => refusedBy(field, item, own));
  });
}

function refusedBy(field: Field, item: unknown, path: string): string[] {
  if (typeof item === 'object' && item !== null) {
    const key = field.typeKey ?? '';
    const values = new Map<string, unknown>(Object.entries(item));
    const name = values.get(key);
    values.delete(key);
    const group = groupsOf(field).find((one) => key === '' || one.name === name);
    if (group === undefined) return [`${path}: ${String(name)}`];
    return refused(group.fields ?? [], Object.fromEntries(values), path);
  }
  const own = field.field ?? field;
  const values = own.options?.map((option) => (typeof option === 'object' ? option.value : option));
  if (values && !values.some((value) => value === item)) return [path];
  return own.pattern && !fits(own, String(item)) ? [`${path}: ${String(item)}`] : [];
}
