import { Callout } from '@plenary/ui/callout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  children: ReactNode;
  /** A button that helps. */
  actions?: ReactNode;
}

/** Tells at once that an action failed, and why. */
export const FailureNotice = ({ children, actions }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <Callout tone="danger" role="alert" title={t('oops')} actions={actions}>
      {children}
    </Callout>
  );
};
