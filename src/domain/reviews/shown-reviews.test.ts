import { expect, test } from 'vitest';
import { cityReview, homeReviews, type Review } from './shown-reviews';

const review: Review = {
  city: '',
  author: 'Sanne Mulder',
  location: 'Zeist',
  text: 'Vlot geregeld.',
  rating: 5,
  verifiedBy: 'label',
};
const ofGouda: Review = { ...review, city: 'gouda', author: 'H. Bos', location: 'Korte Akkeren', rating: 4 };

test('no reviews: nothing is shown', () => {
  expect(homeReviews([])).toBeNull();
  expect(cityReview([], 'gouda')).toBeNull();
  expect(cityReview([review], 'gouda')).toBeNull();
});

test('reviews of cities count in the average, and are not on the front page', () => {
  expect(homeReviews([review, ofGouda])).toEqual({ average: '4.5', isPart: true, check: 'label', shown: [review] });
  expect(homeReviews([review])).toMatchObject({ average: '5.0', isPart: false });
  expect(homeReviews([ofGouda])).toBeNull();
});

test('the page of a city shows its first review', () => {
  const second = { ...ofGouda, text: 'Ook goed.' };
  const shown = { text: 'Vlot geregeld.', author: 'H. Bos, Korte Akkeren' };
  expect(cityReview([review, ofGouda, second], 'gouda')).toEqual(shown);
});

test('one way of checking is named once on the front page; several, or none there, beside each review', () => {
  const unchecked: Review = { ...review, verifiedBy: 'nothing' };
  expect(homeReviews([unchecked, ofGouda])?.check).toBeNull();
  expect(cityReview([unchecked, ofGouda], 'gouda')?.check).toBe('label');
  expect(cityReview([ofGouda], 'gouda')?.check).toBe('label');
});
