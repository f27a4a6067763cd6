import { usePlatform } from '@plenary/platform';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyConfirmationStep } from '../company/company-confirmation-step.tsx';
import { CompanyCreationStep } from '../company/company-creation-step.tsx';
import type { Flow, FlowEvent } from '../flow/flow.ts';
import type { FrameProps } from '../flow/frame-props.ts';
import { nextFlow } from '../flow/next-flow.ts';
import type { FlowType } from '../forms/checks.ts';
import { LoadOnMount } from '../load-on-mount.tsx';
import { SecondFactorStep } from '../second-factor/second-factor-step.tsx';
import { CheckEmailStep } from '../steps/check-email-step.tsx';
import { FrameworkSignupStep } from '../steps/framework-signup-step.tsx';
import { LoginOrSignupStep } from '../steps/login-or-signup-step.tsx';
import { LoginStep } from '../steps/login-step.tsx';
import { MissingInfoStep } from '../steps/missing-info-step.tsx';
import { ProviderFailedStep } from '../steps/provider-failed-step.tsx';
import { SignupStep } from '../steps/signup-step.tsx';

interface Props {
  flow: Flow;
  /** Called for a new step. The promise ends when a completed sign-in has led on. */
  onMove: (flow: Flow) => Promise<void>;
  from: string;
  flowType: FlowType;
  onClose: () => void;
  Frame: ComponentType<FrameProps>;
}

const loadEnrolment = () => import('../second-factor/enrolment-step.tsx').then(({ EnrolmentStep }) => EnrolmentStep);

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
  const { step, email } = flow;
  const show = (part: ReactNode, title: string, description?: string) => (
    <Frame title={title} description={description} onClose={onClose}>
      {part}
    </Frame>
  );
  switch (step) {
    case 'login-or-signup': {
      const { account } = flow;
      const text = account ? t('loginOrSignup.linkedText', { account }) : t('loginOrSignup.text');
      return show(<LoginOrSignupStep key={step} flow={flow} {...shared} />, t('loginOrSignup.title'), text);
    }
    case 'login':
      return show(<LoginStep key={step} flow={flow} {...shared} />, t('login.title'));
    case 'signup':
      return show(<SignupStep key={step} flow={flow} {...shared} />, t('signup.title'), t('signup.text', { email }));
    case 'signup-framework-contract':
      return show(<FrameworkSignupStep key={step} flow={flow} {...shared} />, t('signup.title'), t('signup.contractText', { email }));
    case 'get-missing-user-info':
      return show(<MissingInfoStep key={step} flow={flow} {...shared} />, t('missingInfo.title'), t('missingInfo.text', { email }));
    case 'check-email':
      return show(<CheckEmailStep key={step} flow={flow} onClose={onClose} />, t('checkEmail.title'));
    case 'third-party-auth-failed':
      return show(<ProviderFailedStep key={step} flow={flow} {...shared} />, t('provider.failedTitle'));
    case 'second-factor':
      return show(<SecondFactorStep key={step} flow={flow} {...shared} />, t('secondFactor.title'));
    case 'second-factor-enrolment': {
      const part = <LoadOnMount key={step} load={loadEnrolment} props={{ flow, ...shared }} />;
      return show(part, t('enrolment.title'), t('enrolment.required'));
    }
    case 'company-confirmation': {
      const { companyName } = flow;
      const part = <CompanyConfirmationStep key={step} flow={flow} {...shared} />;
      return show(part, t('company.confirmTitle'), t('company.confirmText', { companyName }));
    }
    case 'company-creation':
      return show(<CompanyCreationStep key={step} flow={flow} {...shared} />, t('company.createTitle'), t('company.createText'));
    default:
      return null;
  }
};
