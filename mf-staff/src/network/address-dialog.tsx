import { changeNetworkAddress } from '@plenary/contracts/network.endpoints';
import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import { networkLimits, slugPattern } from '@plenary/contracts/network-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { paths } from '../paths.ts';
import { changeAddress } from './api.ts';

interface Props {
  venue: NetworkVenue;
  onTold: (venue: NetworkVenue) => void;
  onClose: () => void;
}

/** Changes the address of the page of a venue. */
export const AddressDialog = ({ venue, onTold, onClose }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const navigate = useNavigate();
  const [slug, setSlug] = useState(venue.slug);
  const saving = useSubmission({
    endpoints: [changeNetworkAddress],
    send: (wanted: string) => changeAddress(venue.id, { slug: wanted, revision: venue.revision }),
    check: (wanted): FieldErrors => (slugPattern.test(wanted) ? {} : { slug: 'invalid_format' }),
    fields: ['slug'],
    focusOn: (errors) => (errors.slug ? 'venue-slug' : undefined),
    words: { 'stale-version': t('network.moved'), 'not-found': t('companies.gone'), failed: t('surveys.failures.failed') },
    onDone: (told) => {
      onTold(told);
      notify({ text: t('network.slugDone') });
      onClose();
      navigate(paths.networkVenue(told.slug), { replace: true });
    },
    onFailure: ({ current }) => (current ? onTold(current) : undefined),
  });
  const { slug: code } = saving.errors;
  const fault = code && t([`network.faults.${code}` as 'network.faults.other', 'network.faults.other']);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('network.slug')}
      description={t('network.slugHint')}
      closeLabel={t('close')}
      footer={
        <Button isPending={saving.isPending} pendingLabel={t('planning.saving')} onClick={() => saving.submit(slug.trim())}>
          {t('calendar.save')}
        </Button>
      }
    >
      {saving.failure && !fault ? <FailureNotice>{saving.failure.text ?? t('surveys.failures.failed')}</FailureNotice> : null}
      <TextField
        id="venue-slug"
        label={t('network.slug')}
        prefix="/venues/"
        autoComplete="off"
        maxLength={networkLimits.slug}
        value={slug}
        error={fault}
        onChange={(value) => {
          setSlug(value);
          saving.mend('slug');
        }}
      />
    </Dialog>
  );
};
