import typefaces from '../art/typefaces.svg?url';
import { CreditSection } from '../credits/credit-section.tsx';
import { DataCredits } from '../credits/data-credits.tsx';
import frame from '../pictures/frame.module.css';
import body from '../shell/page-body.module.css';
import { PageHeader } from '../shell/page-header.tsx';
import { PhotoCredits } from '../credits/photo-credits.tsx';
import { PosterCredits } from '../credits/poster-credits.tsx';
import {
  dataCredits,
  fontCredits,
  photoCredits,
  posterCredits,
} from '../credits/credits.server.ts';
import { block } from '../guide/blocks.server.ts';
import { pageWords } from '../i18n/page-words.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { pageData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { useI18n } from '../i18n/context.tsx';
import { localeOf } from '../paths.ts';
import type { Route } from './+types/credits';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    words: pageWords(locale, 'credits'),
    head: { ...pageHead(locale, 'credits'), structuredData: pageData(locale, 'credits') },
    aboutDrawings: block(locale, 'credits-drawings'),
    posters: posterCredits(locale),
    aboutPhotos: block(locale, 'credits-photos'),
    photos: photoCredits(locale),
    aboutFonts: fontCredits(locale),
    aboutData: block(locale, 'credits-data'),
    destinations: dataCredits(locale),
  };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Credits({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t('credits.title')} lead={t('credits.lead')} />
      <div className={body.body}>
        <CreditSection block={loaderData.aboutDrawings}>
          <PosterCredits posters={loaderData.posters} />
        </CreditSection>
        <CreditSection block={loaderData.aboutPhotos}>
          <PhotoCredits photos={loaderData.photos} />
        </CreditSection>
        <CreditSection block={loaderData.aboutFonts}>
          <div className={frame.frame}>
            <img src={typefaces} width={960} height={600} alt="" loading="lazy" />
          </div>
        </CreditSection>
        <CreditSection block={loaderData.aboutData}>
          <DataCredits destinations={loaderData.destinations} />
        </CreditSection>
      </div>
    </>
  );
}
