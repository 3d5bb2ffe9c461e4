import { type ComponentType, useEffect, useRef, useState } from 'react';
import { emptyOf } from '../../form/control.ts';
import { useFieldWords } from './form-context.ts';
import { Group, listOf, type Props } from './group.tsx';
import { useWords } from '../words.tsx';

type Removed = { at: number; item: unknown; name: string };
type Tool = 'up' | 'down' | 'remove' | 'undo' | 'add' | 'field';

const focusable = 'input, textarea, select, button';

export function List({
  part,
  name,
  path,
  value,
  onChange,
  Item,
}: Props & { Item: ComponentType<Props> }) {
  const { t } = useWords();
  const { itemOf } = useFieldWords();
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<{ at: number; tool: Tool }>(undefined);
  const [removed, setRemoved] = useState<Removed>();
  useEffect(() => {
    if (!next.current || !place.current) return;
    const { at, tool } = next.current;
    next.current = undefined;
    const items = [...place.current.children];
    const item = items.find((one) => one.matches(`[data-item="${at}"]`));
    const button = (wanted: Tool) =>
      [...(item?.lastElementChild?.children ?? []), ...items].find(
        (one) => one.matches(`[data-tool=${wanted}]`) && !one.matches(':disabled'),
      );
    const other = tool === 'up' ? 'down' : 'up';
    const found =
      tool === 'field'
        ? item?.querySelector(focusable)
        : (button(tool) ?? button(other) ?? place.current.querySelector('[data-tool=add]'));
    if (found instanceof HTMLElement) found.focus();
  });
  const items = listOf(value);
  const { items: inner } = part;
  if (!inner) return null;
  const change = (list: unknown[], at: number, tool: Tool) => {
    next.current = { at, tool };
    onChange(list);
  };
  const move = (at: number, by: number) =>
    change(
      items.toSpliced(at, 1).toSpliced(at + by, 0, items[at]),
      at + by,
      by < 0 ? 'up' : 'down',
    );
  return (
    <Group name={name} path={path} part={part}>
      <div ref={place}>
        {items.map((item, at) => {
          const one = itemOf(path, at);
          const tools = [
            { tool: 'up', sign: '↑', says: t('list.up', { item: one }), off: at === 0 },
            {
              tool: 'down',
              sign: '↓',
              says: t('list.down', { item: one }),
              off: at === items.length - 1,
            },
            { tool: 'remove', sign: '✕', says: t('list.remove', { item: one }), off: false },
          ] as const;
          const use = {
            up: () => move(at, -1),
            down: () => move(at, 1),
            remove: () => {
              setRemoved({ at, item, name: one });
              change(items.toSpliced(at, 1), at, 'undo');
            },
          };
          return (
            // oxlint-disable-next-line react/no-array-index-key -- items have no other name
            <div className="item" key={at} data-item={at}>
              <Item
                part={inner}
                name={one}
                path={`${path}.${at}`}
                value={item}
                onChange={(changed) => onChange(items.with(at, changed))}
              />
              <div className="tools">
                {tools.map(({ tool, sign, says, off }) => (
                  <button
                    key={tool}
                    type="button"
                    data-tool={tool}
                    aria-label={says}
                    title={says}
                    disabled={off}
                    onClick={use[tool]}
                  >
                    {sign}
                  </button>
                ))}
              </div>
            </div>
          );
        })}
        <p aria-live="polite" className="hint">
          {removed && t('list.removed', { item: removed.name })}
        </p>
        {removed && (
          <button
            type="button"
            data-tool="undo"
            onClick={() => {
              setRemoved(undefined);
              change(items.toSpliced(removed.at, 0, removed.item), removed.at, 'field');
            }}
          >
            {t('list.undo')}
          </button>
        )}
        <button
          type="button"
          data-tool="add"
          onClick={() => {
            setRemoved(undefined);
            change([...items, emptyOf(inner)], items.length, 'field');
          }}
        >
          {t('list.add', { name })}
        </button>
      </div>
    </Group>
  );
}
