import type { Controller } from '../contact/business.server.ts';
import type { BlockData } from '../content/blocks.server.ts';
import { CreditSection } from './credit-section.tsx';
import { useI18n } from '../i18n/context.tsx';
import { TermList } from '../ui/term-list.tsx';
import stack from '../ui/stack.module.css';
import { WrittenLink } from '../ui/written-link.tsx';

type Props = { controller: Controller; rights: BlockData };

/** Is left out without a data controller, because rights are claimed from one. */
export function ControllerSection({ controller, rights }: Props) {
  const { t } = useI18n();
  if (!controller) return null;
  const name = <bdi translate="no">{controller.name}</bdi>;
  const mail = <WrittenLink href={`mailto:${controller.email}`}>{controller.email}</WrittenLink>;
  return (
    <CreditSection block={rights}>
      <TermList
        className={stack.near}
        rows={[
          [t('controller.name'), name],
          [t('controller.address'), controller.address],
          [t('controller.email'), mail],
          [t('controller.processing'), controller.processing],
        ]}
      />
    </CreditSection>
  );
}
