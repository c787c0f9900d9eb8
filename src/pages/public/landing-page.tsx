import { Suspense, type ComponentProps } from 'react';
import { PageShell } from '@/components/public/layout/page-shell';
import { ProcessSteps } from '@/components/public/sections/process-steps';
import { Head } from '@/components/seo/head';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { Drawing } from '@/components/ui/drawing';
import type { Surroundings } from '@/content/cities/surroundings';
import { areaTexts } from '@/content/cities/area';
import { placeName } from '@/content/cities/area-slug';
import {
  landingPageQuery,
  type LandingBlock,
  type LandingPage as LandingPageBlocks,
} from '@/data/content/landing-page';
import { useContent } from '@/data/content/use-content';
import { isLandingPageIndexed } from '@/domain/content/block-place';
import { AreaHero } from '@/features/public/city/area-hero';
import { AreaJsonLd } from '@/features/public/city/area-json-ld';
import { Neighbours } from '@/features/public/city/neighbours';
import { Reasons } from '@/features/public/city/reasons';
import { ContactSection } from '@/features/public/request-form/contact-section';
import { PriceForm } from '@/features/public/request-form/price-form/price-form';
import { lazyPart } from '@/lib/browser/load-code';
import { landingPagePath } from '@/lib/paths';

const NotFoundPage = lazyPart(() => import('./not-found-page'), 'NotFoundPage');

interface LandingPageProps {
  slug: string;
}

/** A page that administrators wrote about a place, in each of its states. Needs its slug as key. */
export function LandingPage({ slug }: LandingPageProps) {
  const page = useContent(landingPageQuery(slug));
  if (page.data) return <Shown slug={slug} page={page.data} />;
  if (page.data === null) return <NotFoundPage />;
  return (
    <PageShell variant="page">
      <Head title={areaTexts.loadingTitle} description={areaTexts.loadingTitle} isIndexed={false} />
      <div className="page grid gap-4 py-20">
        {!page.isFetching ? (
          <>
            <h1 className="text-3xl font-bold">{areaTexts.failedTitle}</h1>
            <Notice tone="danger" role="alert">
              <p>{areaTexts.failed}</p>
              <Button variant="secondary" className="mt-3" onClick={page.refetch}>
                Opnieuw proberen
              </Button>
            </Notice>
          </>
        ) : (
          <Loading text={areaTexts.loading} />
        )}
      </div>
    </PageShell>
  );
}

function Shown({ slug, page }: LandingPageProps & { page: LandingPageBlocks }) {
  const { hero, intro, benefits, surroundings } = page;
  const place = placeName(slug);
  const subtitle = filled(hero?.subtitle) ?? areaTexts.subtitle(place);
  const blocks = [hero, intro, benefits].filter((block) => block !== null);
  return (
    <PageShell variant="area" areaName={place}>
      <Head
        title={`Energielabel woning aanvragen ${place} | Officieel & Snel`}
        description={subtitle}
        path={landingPagePath(slug)}
        isIndexed={isLandingPageIndexed(blocks)}
      />
      <AreaJsonLd name={place} path={landingPagePath(slug)} description={subtitle} />
      <AreaHero
        title={filled(hero?.title) ?? areaTexts.headline(place)}
        subtitle={subtitle}
        drawing={drawingOf(surroundings)}
      >
        <PriceForm />
      </AreaHero>
      <Suspense>
        <LandingStory blocks={[intro, benefits].filter((block) => block !== null)} />
        <ProcessSteps />
        <Reasons place={place} />
        {surroundings.neighbours.length > 0 && <Neighbours slugs={surroundings.neighbours} />}
        <ContactSection city={place} />
      </Suspense>
    </PageShell>
  );
}

/** That of a city close by, or else one that fits any place. */
function drawingOf({ drawing }: Surroundings): ComponentProps<typeof Drawing> {
  if (drawing) return { folder: 'cities', name: drawing.city, alt: drawing.alt };
  return { folder: 'scenes', name: 'sample-label', alt: areaTexts.drawing };
}

/** The text, unless it is missing or empty. */
function filled(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

interface LandingStoryProps {
  blocks: readonly LandingBlock[];
}

/** The texts that administrators wrote for a place. */
function LandingStory({ blocks }: LandingStoryProps) {
  return (
    <div className="page grid gap-6 py-8 lg:grid-cols-2">
      {blocks.map(({ id, title, subtitle, text, lastUpdated }) => (
        <Card key={`${id} ${lastUpdated}`}>
          {title && <h2 className="text-2xl font-bold">{title}</h2>}
          {subtitle && <p className="mt-2 text-ink-muted">{subtitle}</p>}
          <RichText blocks={text} headingLevel={title ? 3 : 2} />
        </Card>
      ))}
    </div>
  );
}
