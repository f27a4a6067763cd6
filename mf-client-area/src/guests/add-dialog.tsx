import * as contract from '@plenary/contracts/guests.endpoints';
import { maxGuests } from '@plenary/contracts/guests-terms';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useTelephoneFault } from '@plenary/platform/telephone';
import { Dialog } from '@plenary/ui/dialog';
import { SegmentedControl } from '@plenary/ui/segmented-control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addGuests, type GuestList } from './api.ts';
import { CsvFile } from './csv-file.tsx';
import { GuestForm } from './guest-form.tsx';
import { nameOf } from './guest-words.ts';
import { PastedList } from './pasted-list.tsx';
import { emptyGuest, useGuestForm } from './use-guest-form.ts';

interface Props {
  eventId: string;
  list: GuestList;
  onClose: () => void;
}

const ways = ['one', 'list', 'file'] as const;

/** Adds guests one by one, from a pasted list or from a file; what was read is shown before it is taken. */
export const AddDialog = ({ eventId, list, onClose }: Props) => {
  const { t } = useTranslation('client-area');
  const [way, setWay] = useState<(typeof ways)[number]>('one');
  const { guests, mode } = list;
  const telephoneFault = useTelephoneFault();
  const context = { mode, listed: new Set(guests.map(({ email }) => email)), room: maxGuests - guests.length, telephoneFault };
  return (
    <Dialog isOpen onClose={onClose} size="medium" title={t('guests.form.addTitle')} closeLabel={t('guests.form.close')}>
      <SegmentedControl
        label={t('guests.ways.label')}
        isLabelHidden
        options={ways.map((id) => ({ id, label: t(`guests.ways.${id}`) }))}
        value={way}
        onChange={setWay}
      />
      {way === 'one' ? <OneGuest eventId={eventId} list={list} /> : null}
      {way === 'list' ? <PastedList eventId={eventId} context={context} onDone={onClose} /> : null}
      {way === 'file' ? <CsvFile eventId={eventId} context={context} onDone={onClose} /> : null}
    </Dialog>
  );
};

/** The form stays open for the next guest. */
const OneGuest = ({ eventId, list: { mode, guests } }: Omit<Props, 'onClose'>) => {
  const { t } = useTranslation('client-area');
  const { notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const [count, setCount] = useState(0);
  const listed = (email: string) => guests.find((guest) => guest.email === email);
  const form = useGuestForm({
    endpoint: contract.addGuests,
    mode,
    first: emptyGuest,
    send: async (entry) => (listed(entry.email) ? undefined : addGuests(eventId, [entry])),
    onSaved: async (entry) => {
      notify({ text: t('guests.form.added', { name: nameOf(listed(entry.email) ?? entry) }) });
      form.reset(emptyGuest);
      setCount((before) => before + 1);
      await revalidate();
    },
  });
  return <GuestForm key={count} mode={mode} form={form} submitLabel={t('guests.form.addOne')} />;
};
