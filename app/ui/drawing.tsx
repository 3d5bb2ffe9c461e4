import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  svg: string;
  /** The words that it draws. */
  words: string;
};

export function Drawing({ svg, words }: Props) {
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span
        aria-hidden="true"
        // oxlint-disable-next-line react/no-danger -- made by tools/generate/icons/main.ts
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </>
  );
}
