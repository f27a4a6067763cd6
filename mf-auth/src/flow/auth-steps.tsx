import { usePlatform } from '@plenary/platform';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlowType } from '../forms/checks.ts';
import { CheckEmailStep } from '../steps/check-email-step.tsx';
import { FrameworkSignupStep } from '../steps/framework-signup-step.tsx';
import { LoginOrSignupStep } from '../steps/login-or-signup-step.tsx';
import { LoginStep } from '../steps/login-step.tsx';
import { SignupStep } from '../steps/signup-step.tsx';
import { type Flow, type FlowEvent, nextFlow } from './auth-flow.ts';
import type { FrameProps } from './frame-props.ts';

interface Props {
  flow: Flow;
  /** Another step has come. The promise ends when the sign-in that is done has led on. */
  onMove: (flow: Flow) => Promise<void>;
  from: string;
  flowType: FlowType;
  onClose: () => void;
  Frame: ComponentType<FrameProps>;
}

/** The steps of the sign-in, one at a time, in the frame that the dialog or the page gives them. */
export const AuthSteps = ({ flow, onMove, from, flowType, onClose, Frame }: Props) => {
  const { t } = useTranslation('auth');
  const { track } = usePlatform();
  const trackDisplay = useEffectEvent(() => track('SignupOrLogin_Displayed', { flowType }));
  useEffect(() => trackDisplay(), []);

  const advance = async (event: FlowEvent) => {
    const next = nextFlow(flow, event);
    if (next.step === flow.step) return next.fault ?? null;
    await onMove(next);
    return null;
  };
  const shared = { from, flowType, advance };
  switch (flow.step) {
    case 'login-or-signup':
      return (
        <Frame title={t('loginOrSignup.title')} description={t('loginOrSignup.text')} onClose={onClose}>
          <LoginOrSignupStep key={flow.step} flow={flow} {...shared} />
        </Frame>
      );
    case 'login':
      return (
        <Frame title={t('login.title')} onClose={onClose}>
          <LoginStep key={flow.step} flow={flow} {...shared} />
        </Frame>
      );
    case 'signup':
      return (
        <Frame title={t('signup.title')} description={t('signup.text', { email: flow.email })} onClose={onClose}>
          <SignupStep key={flow.step} flow={flow} {...shared} />
        </Frame>
      );
    case 'signup-framework-contract':
      return (
        <Frame title={t('signup.title')} description={t('signup.contractText', { email: flow.email })} onClose={onClose}>
          <FrameworkSignupStep key={flow.step} flow={flow} {...shared} />
        </Frame>
      );
    case 'check-email':
      return (
        <Frame title={t('checkEmail.title')} onClose={onClose}>
          <CheckEmailStep key={flow.step} flow={flow} onClose={onClose} />
        </Frame>
      );
    default:
      return null;
  }
};
