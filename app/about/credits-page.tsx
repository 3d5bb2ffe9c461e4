import typefaces from '../pictures/art/typefaces.svg?url';
import { useI18n } from '../i18n/context.tsx';
import frame from '../pictures/frame.module.css';
import { Page } from '../ui/page.tsx';
import { CreditSection } from './credit-section.tsx';
import type { CreditsData } from './credits.server.ts';
import { DataCredits } from './data-credits.tsx';
import { PhotoCredits } from './photo-credits.tsx';
import { PosterCredits } from './poster-credits.tsx';

export function CreditsPage({ data }: { data: CreditsData }) {
  const { t } = useI18n();
  const { own = [], hosted = [] } = Object.groupBy(data.photos, ({ photo }) =>
    photo.host === 'own' ? 'own' : 'hosted',
  );
  return (
    <Page title={t('credits.title')} lead={t('credits.lead')}>
      <CreditSection block={data.aboutDrawings}>
        <PosterCredits posters={data.posters} />
      </CreditSection>
      {own.length > 0 && (
        <CreditSection block={data.aboutOwnPhotos}>
          <PhotoCredits photos={own} labelledBy={`${data.aboutOwnPhotos.id}-title`} />
        </CreditSection>
      )}
      {hosted.length > 0 && (
        <CreditSection block={data.aboutPhotos}>
          <PhotoCredits photos={hosted} labelledBy={`${data.aboutPhotos.id}-title`} />
        </CreditSection>
      )}
      <CreditSection block={data.aboutFonts}>
        <div className={frame.frame}>
          <img src={typefaces} width={960} height={600} alt="" loading="lazy" />
        </div>
      </CreditSection>
      <CreditSection block={data.aboutData}>
        <DataCredits destinations={data.destinations} />
      </CreditSection>
    </Page>
  );
}
