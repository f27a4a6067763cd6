import { changeNetworkFigures, removeNetworkRoom } from '@plenary/contracts/network.endpoints';
import type { NetworkRoom, NetworkVenue } from '@plenary/contracts/network.schemas';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFigures, removeRoom } from './api.ts';
import { FigureFields } from './figure-fields.tsx';
import { type FiguresForm, figuresFaults, figuresFormOf, figuresOf } from './figures-form.ts';
import { RoomProblem } from './room-problem.tsx';
import { useRoomFaults } from './use-room-faults.ts';

interface Props {
  venue: NetworkVenue;
  room: NetworkRoom;
  onClose: () => void;
  onTold: (venue: NetworkVenue) => void;
}

/** Figures of a room of a draft, and the way to take it out. */
export const FiguresDialog = ({ venue, room, onClose, onTold }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const [form, setForm] = useState(() => figuresFormOf(room));
  const saving = useSubmission({
    endpoints: [changeNetworkFigures, removeNetworkRoom],
    send: (wanted: FiguresForm | 'remove') =>
      wanted === 'remove'
        ? removeRoom(venue.id, room)
        : changeFigures(venue.id, room.id, { revision: room.revision, figures: figuresOf(wanted) }),
    check: (wanted) => (wanted === 'remove' ? {} : figuresFaults(wanted)),
    fields: ['figures'],
    words: {
      'stale-version': t('network.moved'),
      'not-found': t('companies.gone'),
      conflict: t('network.noDraft'),
      failed: t('surveys.failures.failed'),
    },
    onDone: (told, { content }) => {
      onTold(told);
      notify({ text: t(content === 'remove' ? 'network.roomRemoved' : 'network.figuresSaved') });
      onClose();
    },
    onFailure: ({ current }) => (current ? onTold(current) : undefined),
  });
  const { faultOf, faults } = useRoomFaults(saving.errors);
  return (
    <Dialog
      isOpen
      size="medium"
      onClose={onClose}
      title={t('network.figuresOf', { room: room.facts.name })}
      description={t('network.figuresHint')}
      closeLabel={t('close')}
      footer={
        <>
          <Button isPending={saving.isPending} pendingLabel={t('planning.saving')} onClick={() => saving.submit(form)}>
            {t('calendar.save')}
          </Button>
          <Button variant="secondary" disabled={saving.isPending} onClick={() => saving.submit('remove')}>
            {t('network.removeRoom')}
          </Button>
        </>
      }
    >
      <RoomProblem saving={saving} faults={faults} />
      <FigureFields
        form={form}
        hasPeople
        faultOf={(field) => faultOf(`figures.${field}`)}
        edit={(part) => {
          setForm((before) => ({ ...before, ...part }));
          for (const path of Object.keys(saving.errors)) saving.mend(path);
        }}
      />
    </Dialog>
  );
};
