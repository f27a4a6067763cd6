import type { RoomField } from '@plenary/contracts/referential-terms';
import { requestRoomModification } from '@plenary/contracts/referentials.endpoints';
import type { ReferentialRoom } from '@plenary/contracts/referentials.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { useSubmission } from '@plenary/platform/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestChange } from '../api.ts';
import { changedFields, draftOf, emptiedFields, type RoomDraft } from './room-draft.ts';

export interface RoomPlace {
  place: { code: CountryCode; venue: string; roomId: string };
  room: ReferentialRoom;
  onRequested: (id: string) => void;
  /** The room has changed since it was loaded; ends when the table is up to date. */
  onOutdated: () => Promise<void>;
}

/** The edits to the values of a room, and the request that changes them. */
export const useRoomEdits = ({ place, room, onRequested, onOutdated }: RoomPlace) => {
  const { t } = useTranslation('staff');
  const { roomAttributes } = room;
  const [edits, setEdits] = useState<Partial<RoomDraft>>({});
  const draft: RoomDraft = { ...draftOf(roomAttributes), ...edits };
  const fields = changedFields(draft, roomAttributes);
  const hasChanges = Object.keys(fields).length > 0;

  const { submit, isPending, failure, forget } = useSubmission({
    endpoints: [requestRoomModification],
    send: (changed: typeof fields, { idempotencyKey }) => requestChange({ place, fields: changed }, idempotencyKey),
    words: {
      'invalid-request': ({ errors }) =>
        t(`rooms.${errors[''] ? 'sameAlready' : Object.keys(errors).length > 0 ? 'wrongThresholds' : 'failed'}`),
      failed: t('rooms.failed'),
    },
    onDone: ({ id }) => onRequested(id),
    onFailure: async ({ errors }) => {
      if (!errors['']) return;
      await onOutdated();
      setEdits({});
    },
  });
  const edit = (field: RoomField, text: string) => {
    setEdits((before) => ({ ...before, [field]: text }));
    forget();
  };
  return { draft, fields, emptied: emptiedFields(draft, roomAttributes), hasChanges, edit, submit, isPending, failure };
};
