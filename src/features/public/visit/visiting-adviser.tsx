import { textAction } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { adviser } from '@/content/public/adviser';
import { ownRequest } from '@/content/public/request/own-request';
import { site } from '@/content/site';
import { photoUrl } from '@/lib/picture-url';

interface VisitingAdviserProps {
  name: string;
}

/** Who comes to the home, with the face that the site shows, and where the certificate can be checked. */
export function VisitingAdviser({ name }: VisitingAdviserProps) {
  const shown = site.advisers.find((each) => each.name === name);
  return (
    <div className="flex items-start gap-4">
      {shown && (
        <img
          src={shown.photo ? photoUrl(shown.photo) : adviser.picture}
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
        {shown && <p>{adviser.certificate(shown.certificate)}</p>}
        <a href={adviser.registerUrl} rel="noopener" className={textAction}>
          {adviser.verify}
        </a>
      </div>
    </div>
  );
}
