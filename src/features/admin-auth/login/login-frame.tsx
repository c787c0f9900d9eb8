import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { LabelBars } from '@/components/ui/label-bars';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';

interface LoginFrameProps {
  title: string;
  children: ReactNode;
}

/** A narrow card on an otherwise empty page. */
export function LoginFrame({ title, children }: LoginFrameProps) {
  return (
    <main className="mx-auto grid w-full max-w-lg gap-6 px-4 py-8 sm:py-16">
      <Link to={paths.home} className="flex min-h-11 items-center gap-3 justify-self-start text-lg font-bold">
        <LabelBars className="h-7" />
        {site.brand}
      </Link>
      <Card className="grid gap-6">
        <h1 className="text-2xl leading-tight font-bold sm:text-3xl">{title}</h1>
        {children}
      </Card>
    </main>
  );
}
