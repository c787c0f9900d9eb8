import { textAction } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { adviser } from '@/content/public/adviser';
import { ownRequest } from '@/content/public/request/own-request';
import { site } from '@/content/site';

interface VisitingAdviserProps {
  name: string;
}

/** Who comes to the home, with the face that the site shows, and where the certificate can be checked. */
export function VisitingAdviser({ name }: VisitingAdviserProps) {
  return (
    <div className="flex items-start gap-4">
      {name === site.adviser && (
        <img
          src={adviser.picture}
          alt=""
          width={320}
          height={320}
          className="size-20 shrink-0 rounded-xl object-cover"
        />
      )}
      <div>
        <p className="text-lg font-semibold">
          <ChangingText>{`${ownRequest.facts.who}: ${name}`}</ChangingText>
        </p>
        <p>{adviser.role}</p>
        <p>{adviser.certificate}</p>
        <a href={adviser.registerUrl} rel="noopener" className={textAction}>
          {adviser.verify}
        </a>
      </div>
    </div>
  );
}
