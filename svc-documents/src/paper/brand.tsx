/** @jsxRuntime automatic */

/** The network's sign and name. */
export const Brand = ({ name }: { name: string }) => (
  <p className="brand">
    <svg viewBox="0 0 20 16" aria-hidden="true">
      <circle cx="3.5" cy="8" r="3.5" fill="#131A2B" />
      <circle cx="12" cy="8" r="7.5" fill="#F4B400" />
    </svg>
    {name}
  </p>
);
