import { Callout } from '@plenary/ui/callout';

/** Why the last press did not succeed; its live region is always there, so that screen readers announce what comes into it. */
export const FailureCallout = ({ text }: { text: string | null | undefined }) => (
  <div role="alert" hidden={!text}>
    {text ? <Callout tone="danger">{text}</Callout> : null}
  </div>
);
