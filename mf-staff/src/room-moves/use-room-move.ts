import * as contract from '@plenary/contracts/room-moves.endpoints';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveRooms, type RoomMoves } from './api.ts';
import { type Chosen, chosenMoves, type Proposed, placeKey, proposedChoice } from './chosen-moves.ts';
import { useRoomPlaces } from './use-room-places.ts';

const outdated: readonly string[] = ['no-longer-available', 'stale-version', 'invalid-request'];

/** The rooms chosen for a booking, and their writing. What was chosen is forgotten where the booking turns out to be another one. */
export const useRoomMove = (bookingId: string, { proposed, onMoved }: { proposed: Proposed | undefined; onMoved: () => void }) => {
  const { t } = useTranslation('staff');
  const { places, hasFailed, refresh } = useRoomPlaces(bookingId);
  // Null: nobody has chosen yet, what was proposed stands.
  const [own, setChosen] = useState<Chosen | null>(null);
  const [reason, setReason] = useState('');
  const [consent, setConsent] = useState('');
  const proposal = proposed && places ? proposedChoice(places.places, proposed) : undefined;
  const chosen = own ?? proposal ?? {};
  const { moves, partners, lacks } = chosenMoves(places?.places ?? [], chosen);
  const form = useSubmission({
    send: (content: RoomMoves) => moveRooms(bookingId, content),
    endpoints: [contract.moveRooms],
    fields: ['reason', 'consent'],
    words: {
      'no-longer-available': t('roomMoves.taken'),
      'stale-version': t('roomMoves.changed'),
      'not-found': t('roomMoves.over'),
      'invalid-request': t('roomMoves.taken'),
      failed: t('surveys.failures.failed'),
    },
    onDone: onMoved,
    onFailure: ({ code, errors }) => {
      if (!outdated.includes(code) || errors.reason || errors.consent) return;
      setChosen({});
      refresh();
    },
  });
  const needsConsent = lacks.length > 0;
  return {
    isImpossible: proposal === null && own === null,
    ...{ places, hasFailed, partners, needsConsent, form, reason, setReason, consent, setConsent },
    isWhole: moves.length > 0 && partners.length < 2 && (!needsConsent || consent.trim() !== ''),
    roomOf: (place: Parameters<typeof placeKey>[0]) => chosen[placeKey(place)] ?? place.roomId,
    choose: (place: Parameters<typeof placeKey>[0], roomId: string) => setChosen({ ...chosen, [placeKey(place)]: roomId }),
    submit: () =>
      form.submit({
        revision: places?.revision ?? 0,
        moves,
        ...(partners[0] && { swapWith: partners[0] }),
        ...(reason.trim() && { reason: reason.trim() }),
        ...(needsConsent && { consent: consent.trim() }),
      }),
  };
};
