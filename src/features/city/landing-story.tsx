import { Card } from '@/components/ui/card';
import { PlainText } from '@/components/ui/plain-text';
import type { ContentBlock } from '@/data/content/content-block';

interface LandingStoryProps {
  blocks: readonly ContentBlock[];
}

/** The texts that administrators wrote for a place. */
export function LandingStory({ blocks }: LandingStoryProps) {
  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 lg:grid-cols-2">
      {blocks.map(({ id, title, subtitle, content }) => (
        <Card key={id}>
          {title && <h2 className="text-2xl font-bold">{title}</h2>}
          {subtitle && <p className="mt-2 text-ink-muted">{subtitle}</p>}
          <PlainText text={content} headingLevel={title ? 3 : 2} />
        </Card>
      ))}
    </div>
  );
}
