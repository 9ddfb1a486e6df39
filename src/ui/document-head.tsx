interface Props {
  title: string;
  description: string;
  productName: string;
  noindex?: boolean;
}

/** Title (docs/what-the-site-does.md#pages), description, robots. React hoists them to `<head>`. */
export const DocumentHead = ({ title, description, productName, noindex = false }: Props) => (
  <>
    <title>{`${title} | ${productName}`}</title>
    <meta name="description" content={description} />
    {noindex && <meta name="robots" content="noindex" />}
  </>
);
