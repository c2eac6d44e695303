import { LoadingLine } from './LoadingLine.tsx';
import { StatusPage } from './StatusPage.tsx';

interface LoadingPageProps {
  brand: string;
  logo?: string | undefined;
  text: string;
}

/** Shown while the site's settings and texts load: the brand's logo and a quiet line of progress. */
export function LoadingPage({ brand, logo, text }: LoadingPageProps) {
  return (
    <StatusPage brand={brand} logo={logo}>
      <LoadingLine text={text} />
    </StatusPage>
  );
}
