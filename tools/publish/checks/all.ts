import type { WordKey } from '../../edit/words.ts';
import type { BuiltSite } from './built-pages.ts';
import type { Finding } from './finding.ts';
import { checkHeads } from './heads.ts';
import { checkLanguages } from './languages.ts';
import { checkLinks } from './links.ts';
import { checkMarkup } from './markup.ts';
import { checkPictures } from './pictures.ts';
import { checkTexts } from './texts.ts';
import { checkWeight } from './weight.ts';

type Check = {
  step: WordKey;
  run: (site: BuiltSite) => readonly Finding[] | Promise<readonly Finding[]>;
};

/** What a visitor would suffer from. */
export const checks: readonly Check[] = [
  { step: 'publish.step.links', run: checkLinks },
  { step: 'publish.step.languages', run: checkLanguages },
  { step: 'publish.step.texts', run: checkTexts },
  { step: 'publish.step.heads', run: checkHeads },
  { step: 'publish.step.pictures', run: checkPictures },
  { step: 'publish.step.weight', run: checkWeight },
  { step: 'publish.step.markup', run: checkMarkup },
];
