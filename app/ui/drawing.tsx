import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** Markup of a drawing of ours, in the colour of the text. */
  svg: string;
  /** The words that it draws, for those who listen. */
  words: string;
};

/** Words as a drawing, which needs no font. */
export function Drawing({ svg, words }: Props) {
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span
        aria-hidden="true"
        data-content=""
        // oxlint-disable-next-line react/no-danger -- made by tools/generate/icons/main.ts
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </>
  );
}
