"""Passphrases that can be read out across a room: four words from a list of 226."""

from __future__ import annotations

import secrets

WORDS = tuple(
    """
acorn amber anchor apple apron arrow autumn badge bamboo banjo barrel basket beacon beaver berry
birch bishop blanket blossom bottle bramble brass bridge bronze bucket button cabin cactus camel
candle canoe canyon carbon carpet castle cedar cellar cherry chimney cider cinder circus citrus
clover cobalt cobweb coffee comet copper coral corner cotton cradle crane crater cricket crimson
crystal curtain dagger daisy desert diamond dolphin donkey dragon drum eagle ember engine falcon
feather fender ferry fiddle finger flannel flute forest fountain fox galaxy garden garlic ginger
glacier goblet granite grape gravel hammer harbour harvest hazel hedge helmet heron hollow honey
hornet indigo iron island ivory jacket jasmine jigsaw jungle juniper kettle kitten ladder lagoon
lantern lavender lemon lentil lily lizard lobster locket lumber magnet mango maple marble meadow
melon mercury minnow mirror mitten monkey mosaic muffin mustard napkin nettle nickel noodle
nutmeg oasis ocean olive onion opal orange orbit orchard otter oyster paddle panther paper
parrot peach pebble pelican pencil pepper piano pigeon pillow pilot pine planet plum pocket
pollen poppy potato prairie puddle pumpkin quartz quilt rabbit radish raven ribbon river robin
rocket rooster ruby saddle saffron salmon sandal sapphire scarlet shadow silver sparrow spider
spiral spruce squirrel summer sunset tango temple thistle thunder tiger timber tomato topaz
trumpet tulip tunnel turtle valley vanilla velvet violet violin walnut walrus willow window
winter wizard yellow zebra zephyr
""".split()
)


def new_passphrase() -> str:
    """Four words, drawn anew."""
    return " ".join(secrets.choice(WORDS) for _ in range(4))


def plain(passphrase: str) -> str:
    """How two passphrases are compared: small letters, single blanks, hyphens as blanks."""
    return " ".join(passphrase.lower().replace("-", " ").split())
