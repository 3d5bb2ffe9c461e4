import { rmSync } from 'node:fs';
import { z } from 'zod';
import { locales } from '../../app/locales.ts';
import { business } from '../support/made-up.ts';
import { begin, copy, create, edit } from './project-copy.ts';

/* What an owner changes in a year. */

const siteFile = 'content/site.json';
const editSite = (change: (site: Record<string, unknown>) => object) =>
  edit(siteFile, (source) => {
    const site = z.record(z.string(), z.unknown()).parse(JSON.parse(source));
    return JSON.stringify({ ...site, ...change(site) }, undefined, 2);
  });

const list = z.array(z.string());

export const newName = { en: 'Two Seas Travel', tr: 'İki Deniz Seyahat', ar: 'سفر البحرين' };
const removed = 'family-week';

const answers = {
  en: ['May we bring a dog?', 'Tell us how heavy it is, and we ask the hotels for you.'],
  tr: ['Köpeğimizi getirebilir miyiz?', 'Kaç kilo olduğunu yazın, otellere biz soralım.'],
  ar: ['هل نُحضر كلبنا معنا؟', 'أخبرنا بوزنه ونسأل الفنادق عنك.'],
} as const;

export const changes: Record<string, () => void | Promise<void>> = {
  'a price': () =>
    edit('content/destinations/istanbul/facts.json', (facts) =>
      facts.replace(/"price": \d+/, '"price": 1234'),
    ),
  'the order of the cards': () =>
    editSite(({ destinations }) => ({ destinations: list.parse(destinations).toReversed() })),
  'the e-mail address': () => editSite(() => ({ email: 'info@ikideniz.example' })),
  'telephone, WhatsApp and licence': () =>
    editSite(() => ({
      business: { ...business, telephone: '+902125550123', whatsapp: '905325550123' },
    })),
  'name, abbreviation and networks': () =>
    editSite(() => ({
      name: newName,
      abbreviation: 'İDS',
      social: [{ name: 'Instagram', url: 'https://instagram.example/ikideniz' }],
    })),
  'a new answer': async () => {
    await begin('answer', 'dogs');
    for (const locale of locales) {
      const [question, text] = answers[locale];
      create(`content/answers/dogs/${locale}.md`, `---\nquestion: ${question}\n---\n\n${text}\n`);
    }
  },
  'a trip less': () => {
    editSite(({ trips }) => ({ trips: list.parse(trips).filter((id) => id !== removed) }));
    rmSync(`${copy}/content/trips/${removed}`, { recursive: true });
  },
};
