import type { ReactNode } from 'react';
import { ContactSection } from '../contact/contact-section.tsx';
import { DestinationWall } from '../destinations/destination-grid.tsx';
import { ExperienceCards } from './experiences/experience-cards.tsx';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Ornament } from '../pictures/ornament.tsx';
import { Picture } from '../pictures/picture.tsx';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import { GuideBlocks } from './guide-blocks.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home.server.ts';
import styles from './home-page.module.css';
import { Intro } from './intro.tsx';
import { Section } from './section.tsx';

type Props = { data: HomeData; form?: ReactNode };

const lowestPrice = ({ destinations }: HomeData) =>
  destinations.filter(({ closure }) => !closure?.isNow).toSorted((a, b) => a.price - b.price)[0];

export function HomePage({ data, form }: Props) {
  const { locale, t } = useI18n();
  return (
    <>
      <Hero price={lowestPrice(data)} />
      <Section
        id="popular-destinations"
        title={t('home.popularDestinations')}
        lead={t('home.popularDestinationsLead')}
      >
        <DestinationWall cards={data.destinations} />
        <div>
          <ButtonLink to={paths.destinations(locale)}>{t('home.allDestinations')}</ButtonLink>
        </div>
      </Section>
      <Ornament band="tulips" />
      <Intro blocks={data.intro} />
      <Section
        id="experiences"
        tone="sunk"
        title={t('experiences.title')}
        lead={t('experiences.lead')}
      >
        <ExperienceCards experiences={data.experiences} />
      </Section>
      <Section id="travel-guide" title={t('home.travelGuide')} lead={t('home.travelGuideLead')}>
        <GuideBlocks {...data} />
      </Section>
      <Section id="contact" title={t('contact.title')} lead={t('contact.lead')}>
        <ContactSection block={data.contact} business={data.business} level={3} form={form}>
          <div className={styles.letter} data-screen-only>
            <Picture scene="not-found" alt="" sizes={`(min-width: 40rem) 94vw, ${phoneWidth}`} />
          </div>
        </ContactSection>
      </Section>
    </>
  );
}
