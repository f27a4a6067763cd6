import { changeNetworkRoom } from '@plenary/contracts/network.endpoints';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { type NetworkRoom, type NetworkVenue, saveRoom } from './api.ts';
import { NewerRoom } from './newer-room.tsx';
import { RoomFields, roomFieldId } from './room-fields.tsx';
import { type RoomForm, rebased, roomFactsOf, roomFaults, roomFormOf } from './room-form.ts';

interface Props {
  venue: NetworkVenue;
  room: NetworkRoom;
  onClose: () => void;
  /** The venue as it is after a save, or as another person saved it. */
  onTold: (venue: NetworkVenue) => void;
}

const faultFields = ['name', 'floor', 'area', 'height', 'isStepFree'] as const;

const useRoomSaving = ({ venue, room, onClose, onTold }: Props, onNewer: (room: NetworkRoom) => void) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  return useSubmission({
    endpoints: [changeNetworkRoom],
    send: (form: RoomForm) => saveRoom(venue.id, room.id, { revision: room.revision, facts: roomFactsOf(form) }),
    check: roomFaults,
    fields: ['facts'],
    words: { 'stale-version': t('network.moved'), 'not-found': t('companies.gone'), failed: t('surveys.failures.failed') },
    onDone: (saved) => {
      onTold(saved);
      notify({ text: t('network.saved') });
      onClose();
    },
    onFailure: ({ current }) => {
      const newer = current?.rooms.find(({ id }) => id === room.id);
      if (!current || !newer) return;
      onNewer(newer);
      onTold(current);
    },
  });
};

/** What customers read of a room, but for its figures. */
export const RoomDialog = (props: Props) => {
  const { room, onClose } = props;
  const { t } = useTranslation('staff');
  const [form, setForm] = useState(() => roomFormOf(room.facts));
  const saving = useRoomSaving(props, ({ facts }) =>
    setForm((typed) => rebased(typed, { began: roomFormOf(room.facts), newer: roomFormOf(facts) })),
  );
  const faultOf = (field: string) => {
    const code = saving.errors[`facts.${field}`];
    return code && t([`network.faults.${code}` as 'network.faults.other', 'network.faults.other']);
  };
  const edit = (part: Partial<RoomForm>) => {
    setForm((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) saving.mend(`facts.${field}`);
  };
  const faults = faultFields.flatMap((field) => {
    const fault = faultOf(field);
    return fault ? [{ fieldId: roomFieldId(field), message: t('billing.fault', { label: t(`network.room.${field}`), fault }) }] : [];
  });
  return (
    <Dialog
      isOpen
      size="medium"
      onClose={onClose}
      title={room.facts.name}
      description={t('network.roomHint')}
      closeLabel={t('close')}
      footer={
        <Button isPending={saving.isPending} pendingLabel={t('planning.saving')} onClick={() => saving.submit(form)}>
          {t('calendar.save')}
        </Button>
      }
    >
      {saving.failure?.code === 'stale-version' ? <NewerRoom facts={room.facts} /> : null}
      {saving.failure && saving.failure.code !== 'stale-version' ? (
        faults.length > 0 ? (
          <ErrorSummary key={saving.attempts} title={t('companies.wrong')} errors={faults} />
        ) : (
          <FailureNotice>{saving.failure.text ?? t('surveys.failures.failed')}</FailureNotice>
        )
      ) : null}
      <RoomFields form={form} edit={edit} faultOf={faultOf} />
    </Dialog>
  );
};
