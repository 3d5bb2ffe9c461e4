import type { Controller } from '../contact/business.server.ts';
import type { BlockData } from '../content/blocks.server.ts';
import { CreditSection } from '../credits/credit-section.tsx';
import { useI18n } from '../i18n/context.tsx';
import styles from './controller-section.module.css';

type Props = { controller: Controller; rights: BlockData };

/** Left out without a data controller, because rights are claimed from one. */
export function ControllerSection({ controller, rights }: Props) {
  const { t } = useI18n();
  if (!controller) return null;
  return (
    <CreditSection block={rights}>
      <dl className={styles.rows}>
        <div>
          <dt>{t('controller.name')}</dt>
          <dd>
            <bdi translate="no">{controller.name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('controller.address')}</dt>
          <dd>{controller.address}</dd>
        </div>
        <div>
          <dt>{t('controller.email')}</dt>
          <dd>
            <a href={`mailto:${controller.email}`}>
              <bdi dir="ltr" translate="no">
                {controller.email}
              </bdi>
            </a>
          </dd>
        </div>
        {controller.processing && (
          <div>
            <dt>{t('controller.processing')}</dt>
            <dd>{controller.processing}</dd>
          </div>
        )}
      </dl>
    </CreditSection>
  );
}
