import { asIsland } from '../i18n/context.tsx';
import { useAddressQuery } from '../ui/browser/address.ts';
import { CataloguePages } from './catalogue-pages.tsx';
import { selection, tagIn, type TaggedPlace } from './selection.ts';

type PagesProps = { places: readonly TaggedPlace[]; number: number };

function Pages({ places, number }: PagesProps) {
  const tag = tagIn(useAddressQuery());
  const { page, pages } = selection(places, tag, number);
  return <CataloguePages page={page} pages={pages} tag={tag} />;
}

export const CataloguePagesIsland = asIsland(Pages);
