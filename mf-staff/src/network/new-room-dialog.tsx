import { addNetworkRoom } from '@plenary/contracts/network.endpoints';
import type { NetworkVenue, RoomFacts } from '@plenary/contracts/network.schemas';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addRoom } from './api.ts';
import { FigureFields } from './figure-fields.tsx';
import { type FiguresForm, figuresFaults, figuresFormOf, figuresOf } from './figures-form.ts';
import { RoomFields } from './room-fields.tsx';
import { type RoomForm, roomFactsOf, roomFaults, roomFormOf } from './room-form.ts';
import { RoomProblem } from './room-problem.tsx';
import { useRoomFaults } from './use-room-faults.ts';

interface Props {
  venue: NetworkVenue;
  onClose: () => void;
  onTold: (venue: NetworkVenue) => void;
}

const newRoom: RoomFacts = {
  name: '',
  floor: 0,
  area: null,
  height: null,
  hasDaylight: null,
  isStepFree: true,
  hasVideoConference: false,
  hasSeveralScreens: false,
  hasPillar: false,
  equipment: [],
};

/** Adds a room: to a draft with its people, to another venue without, for two persons agree on these. */
export const NewRoomDialog = ({ venue, onClose, onTold }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const [form, setForm] = useState({ facts: roomFormOf(newRoom), figures: figuresFormOf(null) });
  const saving = useSubmission({
    endpoints: [addNetworkRoom],
    send: ({ facts, figures }: { facts: RoomForm; figures: FiguresForm }, { idempotencyKey }) =>
      addRoom(venue.id, { facts: roomFactsOf(facts), figures: figuresOf(figures) }, idempotencyKey),
    check: ({ facts, figures }) => ({ ...roomFaults(facts), ...figuresFaults(figures) }),
    fields: ['facts', 'figures'],
    words: { 'not-found': t('companies.gone'), failed: t('surveys.failures.failed') },
    onDone: (told) => {
      onTold(told);
      notify({ text: t('network.roomAdded') });
      onClose();
    },
  });
  const { faultOf, faults } = useRoomFaults(saving.errors);
  return (
    <Dialog
      isOpen
      size="medium"
      onClose={onClose}
      title={t('network.addRoom')}
      closeLabel={t('close')}
      footer={
        <Button isPending={saving.isPending} pendingLabel={t('planning.saving')} onClick={() => saving.submit(form)}>
          {t('network.addRoom')}
        </Button>
      }
    >
      <RoomProblem saving={saving} faults={faults} />
      <RoomFields
        form={form.facts}
        faultOf={(field) => faultOf(`facts.${field}`)}
        edit={(part) => {
          setForm((before) => ({ ...before, facts: { ...before.facts, ...part } }));
          for (const field of Object.keys(part)) saving.mend(`facts.${field}`);
        }}
      />
      <FigureFields
        form={form.figures}
        hasPeople={venue.state === 'draft'}
        faultOf={(field) => faultOf(`figures.${field}`)}
        edit={(part) => {
          setForm((before) => ({ ...before, figures: { ...before.figures, ...part } }));
          for (const path of Object.keys(saving.errors).filter((path) => path.startsWith('figures.'))) saving.mend(path);
        }}
      />
    </Dialog>
  );
};
