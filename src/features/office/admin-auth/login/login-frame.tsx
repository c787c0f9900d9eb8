import '@/styles/office.css';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Drawing } from '@/components/ui/drawing';
import { LabelBars } from '@/components/ui/label-bars';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { useArrivalFocus } from '../use-arrival-focus';

interface LoginFrameProps {
  title: string;
  children: ReactNode;
}

/** A narrow card, beside a drawing where there is room. */
export function LoginFrame({ title, children }: LoginFrameProps) {
  useArrivalFocus();
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-lg grid-cols-1 items-center gap-x-12 gap-y-6 px-4 py-8 outline-none sm:py-16 lg:max-w-6xl lg:grid-cols-wide-aside"
    >
      <a
        href={paths.home}
        className="flex min-h-11 items-center gap-3 justify-self-start text-lg leading-tight font-bold lg:col-span-2"
      >
        <LabelBars className="h-7" />
        {site.brand}
      </a>
      <Drawing folder="scenes" name="office-door" className="hidden h-auto w-full rounded-2xl lg:block" />
      <Card className="grid grid-cols-1 gap-6">
        <h1 className="text-2xl leading-tight font-bold sm:text-3xl">{title}</h1>
        {children}
      </Card>
    </main>
  );
}
