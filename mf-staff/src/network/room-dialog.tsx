import { changeNetworkRoom } from '@plenary/contracts/network.endpoints';
import type { NetworkRoom, NetworkVenue } from '@plenary/contracts/network.schemas';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveRoom } from './api.ts';
import { NewerRoom } from './newer-room.tsx';
import { RoomFields } from './room-fields.tsx';
import { type RoomForm, rebased, roomFactsOf, roomFaults, roomFormOf } from './room-form.ts';
import { RoomProblem } from './room-problem.tsx';
import { useRoomFaults } from './use-room-faults.ts';

interface Props {
  venue: NetworkVenue;
  room: NetworkRoom;
  onClose: () => void;
  /** The venue as it is after a save, or as another person saved it. */
  onTold: (venue: NetworkVenue) => void;
}

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
  const { faultOf, faults } = useRoomFaults(saving.errors);
  const edit = (part: Partial<RoomForm>) => {
    setForm((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) saving.mend(`facts.${field}`);
  };
  return (
    <Dialog
      isOpen
      size="medium"
      onClose={onClose}
      title={room.facts.name}
      description={props.venue.state === 'draft' ? undefined : t('network.roomHint')}
      closeLabel={t('close')}
      footer={
        <Button isPending={saving.isPending} pendingLabel={t('planning.saving')} onClick={() => saving.submit(form)}>
          {t('calendar.save')}
        </Button>
      }
    >
      {saving.failure?.code === 'stale-version' ? <NewerRoom facts={room.facts} /> : <RoomProblem saving={saving} faults={faults} />}
      <RoomFields form={form} edit={edit} faultOf={(field) => faultOf(`facts.${field}`)} />
    </Dialog>
  );
};
