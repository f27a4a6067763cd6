import { Callout } from '@plenary/ui/callout';

/** The failure of the last press; its live region always exists, so that screen readers announce its content. */
export const FailureCallout = ({ text }: { text: string | null | undefined }) => (
  <div role="alert" hidden={!text}>
    {text ? <Callout tone="danger">{text}</Callout> : null}
  </div>
);
