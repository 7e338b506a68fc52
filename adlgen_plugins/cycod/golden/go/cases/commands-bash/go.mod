module find-text

go 1.24
