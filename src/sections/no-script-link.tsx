interface Props {
  href: string;
  label: string;
}

/** For visitors without JavaScript, whose browser never opens the frame. */
export function NoScriptLink({ href, label }: Props) {
  return (
    <noscript>
      <p>
        <a href={href}>{label}</a>
      </p>
    </noscript>
  );
}
