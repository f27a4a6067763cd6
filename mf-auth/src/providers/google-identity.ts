/** The used part of Google's script. */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (response: { credential?: string }) => void;
    ux_mode: 'popup';
    auto_select: boolean;
    itp_support: boolean;
  }): void;
  renderButton(place: HTMLElement, look: Record<string, string | number>): void;
}

/** Google's script, once it is in the page. */
export const googleIdentity = (): GoogleIdentity | undefined =>
  (window as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id;
