import { messages } from '@/content/messages';
import { saveTexts } from '@/content/office/requests/request-dialog';
import { statusVisitTexts as texts } from '@/content/office/visits/visits';
import type { StoredRequest } from '@/domain/request/request-fields';
import { formatPlainDay } from '@/lib/format/format-date';

/** A question that the footer of the dialog asks in place of its buttons. */
export interface Question {
  about: 'leaving' | 'saving';
  explanation: string;
  question: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

type Answers = Pick<Question, 'onConfirm' | 'onCancel'>;

/** Asks whether to discard unsaved changes. */
export function leavingQuestion(isClosing: boolean, answers: Answers): Question {
  return {
    about: 'leaving',
    explanation: messages.requests.unsaved,
    question: isClosing ? 'Wil je zonder opslaan sluiten?' : 'Wil je zonder opslaan verder?',
    confirm: isClosing ? 'Ja, sluiten zonder opslaan' : 'Ja, verder zonder opslaan',
    cancel: 'Verder bewerken',
    ...answers,
  };
}

/** Asks whether a visit that is still to come is completed. */
export function completingQuestion({ appointmentDate, appointmentTime }: StoredRequest, answers: Answers): Question {
  return {
    about: 'saving',
    explanation: texts.stillToCome(`${formatPlainDay(appointmentDate)} ${appointmentTime}`),
    question: texts.completedQuestion,
    confirm: texts.completedConfirm,
    cancel: 'Verder bewerken',
    ...answers,
  };
}

/** Asks whether to save an appointment in spite of its obstacles. */
export function obstacleQuestion(warning: string, answers: Answers): Question {
  return {
    about: 'saving',
    explanation: warning,
    question: saveTexts.obstacleQuestion,
    confirm: saveTexts.saveAnyway,
    cancel: 'Verder bewerken',
    ...answers,
  };
}
