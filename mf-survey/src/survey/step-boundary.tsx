import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

interface Props {
  report: (error: unknown) => void;
  children: ReactNode;
}

/** Error boundary of a step; a failed call is left to the root (spec/logistics.md §8). */
export class StepBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }
  override render() {
    return this.state.hasFailed ? <SurveyProblem /> : this.props.children;
  }
}

const SurveyProblem = () => {
  const { t } = useTranslation('survey');
  return (
    <EmptyState
      headingLevel={1}
      picture="trouble"
      title={t('problem.title')}
      description={t('problem.text')}
      action={
        <Link className={buttonClass()} to={paths.clientArea()}>
          {t('problem.back')}
        </Link>
      }
    />
  );
};
