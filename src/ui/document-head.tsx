import { words } from '../words.ts';

interface Props {
  title: string;
  description: string;
  productName: string;
  noindex?: boolean;
  /** A form on the page has errors: the title begins with that, for screen readers (GOV.UK). */
  error?: boolean;
}

/** Title (docs/what-the-site-does.md#pages), description, robots. React hoists them to `<head>`. */
export function DocumentHead({ title, description, productName, noindex = false, error = false }: Props) {
  return (
    <>
      <title>{`${error ? words.form.errorTitle : ''}${title} | ${productName}`}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
