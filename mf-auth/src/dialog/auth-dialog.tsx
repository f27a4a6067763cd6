import { type AuthDialogProps, usePlatform } from '@plenary/platform';
import { Dialog } from '@plenary/ui/dialog';
import { LocaleProvider } from '@plenary/ui/locale-provider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthSteps } from '../auth-steps/auth-steps.tsx';
import { type Flow, start } from '../flow/flow.ts';
import type { FrameProps } from '../flow/frame-props.ts';
import { isSignedIn } from '../flow/is-signed-in.ts';
import { useLanding } from '../flow/use-landing.ts';
import { pageToGoOn } from '../landing.ts';

const DialogFrame = ({ title, description, onClose, children }: FrameProps) => {
  const { t } = useTranslation('auth');
  return (
    <Dialog isOpen title={title} description={description} onClose={onClose} closeLabel={t('frame.close')}>
      {children}
    </Dialog>
  );
};

/** The sign-in over any page (spec/booking.md §2). It navigates and refreshes the session itself, then calls `onDone`. */
export const AuthDialog = ({ from: asked, onClose, onDone }: AuthDialogProps) => {
  const { locale } = usePlatform();
  const land = useLanding();
  const [flow, setFlow] = useState<Flow>(start);
  const from = pageToGoOn(asked);
  const move = async (next: Flow): Promise<void> => {
    if (next.step !== 'done') return setFlow(next);
    await land({ from, email: next.email, news: next.news });
    onDone();
  };
  const close = () => (isSignedIn(flow) ? void move({ ...flow, step: 'done' }) : onClose());
  return (
    <LocaleProvider locale={locale}>
      <AuthSteps flow={flow} onMove={move} from={from} flowType="in-funnel" onClose={close} Frame={DialogFrame} />
    </LocaleProvider>
  );
};
