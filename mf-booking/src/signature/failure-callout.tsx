import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import type { SignatureFailure } from './signature-failure.ts';

/** Why the last press did not succeed; its live region is always there, so that what comes into it is said. */
export const FailureCallout = ({ failure }: { failure: SignatureFailure | null }) => {
  const { t } = useTranslation('booking');
  return (
    <div role="alert" hidden={failure === null}>
      {failure ? <Callout tone="danger">{t(`signature.failure.${failure}`)}</Callout> : null}
    </div>
  );
};
