import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Button, buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { epOnlineUrl } from '@/content/legal/label-law';
import { ownRequest } from '@/content/public/request/own-request';
import { downloadLabel } from '@/data/own-request/download-label';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { unbroken } from '@/lib/format/unbroken';
import { OfficePhone } from './office-phone';
import { State, type RequestStateProps } from './state';

const texts = ownRequest.completed;

type CompletedProps = Pick<RequestStateProps, 'customerKey' | 'request'>;

/** The label: its PDF to download, what the register says of it, or where it will come from. */
export function Completed({ customerKey, request }: CompletedProps) {
  const { label, awaits_label, has_label_file } = request;
  const registered = label && texts.label(label.class, unbroken(formatWholeDate(label.valid_until)));
  if (!has_label_file && !registered)
    return <State icon={CircleCheck} title={texts.title} text={awaits_label ? texts.awaited : texts.text} />;
  return (
    <State
      icon={CircleCheck}
      title={has_label_file ? texts.pdfTitle : texts.title}
      text={[registered, has_label_file && texts.pdf].filter(Boolean).join(' ')}
    >
      {has_label_file && <LabelDownload {...{ customerKey, request }} />}
      {registered && (
        <a
          href={epOnlineUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary', 'justify-self-start print:hidden')}
        >
          {texts.open}
        </a>
      )}
    </State>
  );
}

function LabelDownload({ customerKey, request }: CompletedProps) {
  const downloading = useMutation({ mutationFn: () => downloadLabel(customerKey, request.id) });
  return (
    <div className="grid gap-3 print:hidden">
      <Button
        className="justify-self-start"
        aria-disabled={downloading.isPending}
        onClick={() => !downloading.isPending && downloading.mutate()}
      >
        <ChangingText>{downloading.isPending ? texts.downloading : texts.download}</ChangingText>
      </Button>
      {downloading.isError && (
        <Notice tone="danger" role="alert">
          {texts.downloadFailed} <OfficePhone />
        </Notice>
      )}
    </div>
  );
}
