import { rmSync } from 'node:fs';
import { locales } from '../../app/locales.ts';
import { business } from '../support/made-up.ts';
import { addCopyOf, copy, create, editList, editSite } from './project-copy.ts';

/* What an owner changes in a year, beside prices, words and entries. */

export const newName = { en: 'Two Seas Travel', tr: 'İki Deniz Seyahat', ar: 'سفر البحرين' };
const removed = 'family-week';

const answers = {
  en: ['May we bring a dog?', 'Tell us how heavy it is, and we ask the hotels for you.'],
  tr: ['Köpeğimizi getirebilir miyiz?', 'Kaç kilo olduğunu yazın, otellere biz soralım.'],
  ar: ['هل نُحضر كلبنا معنا؟', 'أخبرنا بوزنه ونسأل الفنادق عنك.'],
} as const;

export function makeOwnerChanges() {
  editList('destinations', ([first = '', second = '', ...rest]) => [second, first, ...rest]);
  editSite(() => ({
    name: newName,
    abbreviation: 'İDS',
    email: 'info@ikideniz.example',
    social: [{ name: 'Instagram', url: 'https://instagram.example/ikideniz' }],
    business: { ...business, telephone: '+902125550123', whatsapp: '905325550123' },
  }));
  addCopyOf('answers', 'children', 'dogs');
  for (const locale of locales) {
    const [question, text] = answers[locale];
    create(
      `content/answers/dogs/words.${locale}.md`,
      `---\nquestion: ${question}\n---\n\n${text}\n`,
    );
  }
  editList('trips', (trips) => trips.filter((id) => id !== removed));
  rmSync(`${copy}/content/trips/${removed}`, { recursive: true });
}
