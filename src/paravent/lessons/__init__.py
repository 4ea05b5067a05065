"""Lessons: first games that teach, as data in the games' folders, played on real tables."""

from paravent.lessons.lecture import Lecture
from paravent.lessons.lesson import BadLesson, Lesson, Step, answer_of, lesson_named, lessons_of, matches

__all__ = ["BadLesson", "Lecture", "Lesson", "Step", "answer_of", "lesson_named", "lessons_of", "matches"]
