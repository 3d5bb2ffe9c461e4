import { below, type Shape } from './formats.ts';
import { isNumeric, isRow, type Part, rowOf, variantsOf } from './part.ts';

const none: Shape = { numbers: [], rows: [], records: [], kinds: {} };

const together = (shapes: readonly Shape[]): Shape => ({
  numbers: shapes.flatMap(({ numbers }) => numbers),
  rows: shapes.flatMap(({ rows }) => rows),
  records: shapes.flatMap(({ records }) => records),
  kinds: Object.assign({}, ...shapes.map(({ kinds }) => kinds)),
});

const keysOf = ({ properties }: Part) => Object.keys(properties ?? {});

/** Where a file of this schema has numbers, rows of them, and records. */
export function shapeOf(part: Part, path = ''): Shape {
  const record = rowOf(part);
  const variants = variantsOf(part);
  const inner = [
    ...Object.entries(part.properties ?? {}).map(([key, one]) => shapeOf(one, below(path, key))),
    ...(variants ?? []).map((variant) => shapeOf(variant, path)),
    ...(part.items && !isRow(part) ? [shapeOf(part.items, below(path, '*'))] : []),
    ...(record ? [shapeOf(record, below(path, '*'))] : []),
    isNumeric(part) ? { ...none, numbers: [path] } : none,
    isRow(part) ? { ...none, rows: [path] } : none,
    record ? { ...none, records: [path] } : none,
    variants ? { ...none, kinds: { [path]: variants.map(keysOf) } } : none,
  ];
  return together(inner);
}
