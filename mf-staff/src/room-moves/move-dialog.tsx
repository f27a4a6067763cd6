import { maxMoveReasonLength } from '@plenary/contracts/room-move-terms';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { type Proposed, placeKey } from './chosen-moves.ts';
import { PlaceField } from './place-field.tsx';
import { useRoomMove } from './use-room-move.ts';

interface Props {
  bookingId: string;
  /** Who holds the rooms. */
  holder: string;
  /** Chosen at first, where it can be had. */
  proposed?: Proposed | undefined;
  onClose: () => void;
  onMoved: () => void;
}

/** Gives a booking other rooms of its venue; the customer is told (design: lifecycle L22). */
export const MoveDialog = ({ bookingId, holder, proposed, onClose, onMoved }: Props) => {
  const { t } = useTranslation('staff');
  const move = useRoomMove(bookingId, { proposed, onMoved });
  const { places, hasFailed, form, partners } = move;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('roomMoves.title')}
      description={holder}
      closeLabel={t('close')}
      size="medium"
      footer={
        <Button disabled={!move.isWhole} isPending={form.isPending} pendingLabel={t('planning.saving')} onClick={() => void move.submit()}>
          {t('roomMoves.save')}
        </Button>
      }
    >
      <p>{t('roomMoves.hint')}</p>
      {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      {hasFailed ? <FailureNotice>{t('roomMoves.notLoaded')}</FailureNotice> : null}
      {places || hasFailed ? null : <p role="status">{t('planning.states.coming')}</p>}
      {move.isImpossible ? <Callout tone="warning" role="status" title={t('roomMoves.impossible')} /> : null}
      {places?.places.map((place) => (
        <PlaceField key={placeKey(place)} place={place} value={move.roomOf(place)} onChange={(roomId) => move.choose(place, roomId)} />
      ))}
      {partners.length === 1 ? <Callout role="status">{t('roomMoves.swapTold')}</Callout> : null}
      {partners.length > 1 ? (
        <Callout tone="warning" role="status">
          {t('roomMoves.oneSwap')}
        </Callout>
      ) : null}
      {places ? <Notes move={move} /> : null}
    </Dialog>
  );
};

/** Who agreed, where a room offers less, and why. */
const Notes = ({ move: { form, needsConsent, consent, setConsent, reason, setReason } }: { move: ReturnType<typeof useRoomMove> }) => {
  const { t } = useTranslation('staff');
  return (
    <>
      {needsConsent ? (
        <TextField
          label={t('roomMoves.consent')}
          description={t('roomMoves.consentHint')}
          maxLength={maxMoveReasonLength}
          value={consent}
          error={form.errors.consent ? t('roomMoves.faults.consent') : undefined}
          onChange={setConsent}
        />
      ) : null}
      <TextField
        label={t('roomMoves.reason')}
        optionalLabel={t('optional')}
        maxLength={maxMoveReasonLength}
        value={reason}
        error={form.errors.reason ? t('roomMoves.faults.reason') : undefined}
        onChange={setReason}
      />
    </>
  );
};
